import { aPaymentDifference } from '../factories/payment-differences.ts'
import type { CallName } from '@foyer/contract/client'
import { aGrant } from '../factories/access.ts'
import { aProduct, aPurchase, aWithdrawal } from '../factories/commerce.ts'
import { aCoupon } from '../factories/coupons.ts'
import { aMember } from '../factories/identity.ts'
import { aPage, publishApp } from '../factories/pages.ts'
import { aServer } from '../harness.ts'
import { aSubscription } from '../matrix/objects.ts'
import { repeat, type ListRecipe, type ListFixture } from './list-recipe.ts'

const products = ({ app, kept_ids: firstKeptId }: ListFixture, count: number) =>
  repeat(count, async () => void firstKeptId.push((await aProduct(app)).id))
/** A member’s purchases, each of another product. */
export const purchases = ({ app, member }: ListFixture, count: number) =>
  repeat(count, async () => aPurchase(member, await aProduct(app)))

const subscriptions = ({ app, member }: ListFixture, count: number) =>
  repeat(count, () => aSubscription(app, member))

/** Creates pages that one product opens; the product is the first stored id. */
async function soldPages({ app, member, kept_ids: firstKeptId }: ListFixture, count: number): Promise<void> {
  if (firstKeptId.length === 0) {
    const { id } = await aProduct(app)
    firstKeptId.push(id)
    await aGrant(app, member, { product_id: id })
  }
  await repeat(count, () =>
    aPage(app, { node: { require_purchase: true, products: firstKeptId.slice(0, 1) } }),
  )
  await publishApp(app)
}

/** Products that the App Store sells, named without a key. */
async function storeProducts(
  { app, kept_ids: firstKeptId, ...fixture }: ListFixture,
  count: number,
): Promise<void> {
  await products({ app, kept_ids: firstKeptId, ...fixture }, count)
  const { call } = (await aServer()).as({ ...app.owner, slug: app.slug })
  const named = firstKeptId.map((product_id, i) => ({ store_product_id: `club.${i}`, product_id }))
  await call('commerce.setStoreSettings', { issuer_id: '', key_id: '', bundle_id: '', products: named })
}

/** Members who own the product that is the first stored id. */
async function holders({ app, kept_ids: ids }: ListFixture, count: number): Promise<void> {
  if (ids.length === 0) ids.push((await aProduct(app)).id)
  await repeat(count, async () => aGrant(app, await aMember(app), { product_id: ids[0] ?? '' }))
}

async function playProducts({ kept_ids: ids, ...fixture }: ListFixture, count: number): Promise<void> {
  await products({ kept_ids: ids, ...fixture }, count)
  const { app } = fixture
  const { call } = (await aServer()).as({ ...app.owner, slug: app.slug })
  const named = ids.map((product_id, i) => ({ store_product_id: `club.${i}`, product_id }))
  await call('commerce.setPlaySettings', { package_name: '', products: named })
}

/** An order with as many notes. */
async function notedOrder({ app, member, kept_ids: ids }: ListFixture, count: number): Promise<void> {
  if (ids.length === 0) ids.push((await aPurchase(member, await aProduct(app))).order_id)
  const { call } = (await aServer()).as({ ...app.owner, slug: app.slug })
  await repeat(count, () => call('commerce.addOrderNote', { id: ids[0] ?? '', text: 'A note' }))
}

const firstKeptId = ({ kept_ids: ids }: ListFixture): string => ids[0] ?? ''

const coupons = ({ app, kept_ids: firstKeptId }: ListFixture, count: number) =>
  repeat(count, async () => void firstKeptId.push((await aCoupon(app)).id))

/** How the lists of what is sold grow. */
export const commerceLists: Partial<Record<CallName, ListRecipe>> = {
  'commerce.getProduct': {
    by: 'member',
    rows: 'opens',
    max_rows: 6,
    input: (fixture) => ({ id: firstKeptId(fixture) }),
    grow: soldPages,
  },
  'commerce.getPurchasedItems': {
    by: 'member',
    rows: 'items',
    input: (fixture) => ({ id: firstKeptId(fixture) }),
    grow: soldPages,
  },
  'commerce.listCoupons': { by: 'owner', rows: 'items', grow: coupons },
  'commerce.getStoreSettings': { by: 'owner', rows: 'products', grow: storeProducts },
  'commerce.getPlaySettings': { by: 'owner', rows: 'products', grow: playProducts },
  'commerce.getStudioOrder': {
    by: 'owner',
    rows: 'timeline',
    input: (fixture) => ({ id: firstKeptId(fixture) }),
    grow: notedOrder,
  },
  'commerce.getStudioProduct': {
    by: 'owner',
    rows: 'opens',
    max_rows: 6,
    input: (fixture) => ({ id: firstKeptId(fixture) }),
    grow: soldPages,
  },
  'commerce.listProducts': {
    by: 'member',
    rows: 'products',
    input: ({ kept_ids: ids }) => ({ ids: ids.join(',') }),
    grow: products,
  },
  'commerce.listContracts': { by: 'member', rows: 'items', grow: subscriptions },
  'commerce.listOrders': { by: 'owner', rows: 'items', grow: purchases },
  'commerce.listProductHolders': {
    by: 'owner',
    rows: 'items',
    input: (fixture) => ({ id: firstKeptId(fixture) }),
    grow: holders,
  },
  'commerce.listPaymentDifferences': {
    by: 'owner',
    rows: 'items',
    grow: ({ app }, count) => repeat(count, () => aPaymentDifference(app)),
  },
  'commerce.listHoldings': { by: 'member', rows: 'items', grow: purchases },
  'commerce.listWithdrawals': {
    by: 'owner',
    rows: 'items',
    grow: ({ app }, count) => repeat(count, () => aWithdrawal(app)),
  },
  'commerce.listInvoices': { by: 'member', rows: 'items', grow: purchases },
  'commerce.listPurchases': { by: 'member', rows: 'items', grow: purchases },
  'commerce.listStudioProducts': { by: 'owner', rows: 'items', grow: products },
  'commerce.listSubscriptions': { by: 'member', rows: 'items', grow: subscriptions },
}
