import type { CallName } from '@foyer/contract/client'
import { aGrant } from '../factories/access.ts'
import { aProduct, aPurchase } from '../factories/commerce.ts'
import { aPage, publishApp } from '../factories/pages.ts'
import { aServer } from '../harness.ts'
import { aSubscription } from '../matrix/objects.ts'
import { times, type ListRecipe, type Place } from './list-recipe.ts'

const products = ({ app, kept }: Place, count: number) =>
  times(count, async () => void kept.push((await aProduct(app)).id))
/** A member’s purchases, each of another product. */
export const purchases = ({ app, member }: Place, count: number) =>
  times(count, async () => aPurchase(member, await aProduct(app)))

/** Pages that one product opens; the product is the first id kept. */
async function soldPages({ app, member, kept }: Place, count: number): Promise<void> {
  if (kept.length === 0) {
    const { id } = await aProduct(app)
    kept.push(id)
    await aGrant(app, member, { product_id: id })
  }
  await times(count, () => aPage(app, { node: { require_purchase: true, products: kept.slice(0, 1) } }))
  await publishApp(app)
}

/** Products that the App Store sells, named without a key. */
async function storeProducts({ app, kept, ...place }: Place, count: number): Promise<void> {
  await products({ app, kept, ...place }, count)
  const { call } = (await aServer()).as({ ...app.owner, slug: app.slug })
  const named = kept.map((product_id, i) => ({ store_product_id: `club.${i}`, product_id }))
  await call('commerce.setStoreSettings', { issuer_id: '', key_id: '', bundle_id: '', products: named })
}

const kept = ({ kept: ids }: Place): string => ids[0] ?? ''

/** How the lists of what is sold grow. */
export const commerceLists: Partial<Record<CallName, ListRecipe>> = {
  'commerce.getProduct': {
    ...{ by: 'member', rows: 'opens', most: 6 },
    input: (place) => ({ id: kept(place) }),
    grow: soldPages,
  },
  'commerce.getPurchasedItems': {
    ...{ by: 'member', rows: 'items' },
    input: (place) => ({ id: kept(place) }),
    grow: soldPages,
  },
  'commerce.getStoreSettings': { by: 'owner', rows: 'products', grow: storeProducts },
  'commerce.getStudioProduct': {
    ...{ by: 'owner', rows: 'opens', most: 6 },
    input: (place) => ({ id: kept(place) }),
    grow: soldPages,
  },
  'commerce.listProducts': {
    ...{ by: 'member', rows: 'products' },
    input: ({ kept: ids }) => ({ ids: ids.join(',') }),
    grow: products,
  },
  'commerce.listHoldings': { by: 'member', rows: 'items', grow: purchases },
  'commerce.listPurchases': { by: 'member', rows: 'items', grow: purchases },
  'commerce.listStudioProducts': { by: 'owner', rows: 'items', grow: products },
  'commerce.listSubscriptions': {
    ...{ by: 'member', rows: 'items' },
    grow: ({ app, member }, count) => times(count, () => aSubscription(app, member)),
  },
}
