import type { CallName } from '@foyer/contract/client'
import { aProduct } from '../factories/commerce.ts'
import { aPicture } from '../factories/media.ts'
import { aBlock, aPage } from '../factories/pages.ts'
import { newId } from '../../src/platform/ids.ts'
import { repeat, type ListFixture, type ListRecipe } from './list-recipe.ts'

type Target = { create: (fixture: ListFixture) => Promise<{ id: string }>; toBlock: (id: string) => unknown }

/** Pages that use one picture, page or product, which is the first stored id. */
const usedOn =
  ({ create, toBlock }: Target): ListRecipe['grow'] =>
  async (fixture, count) => {
    if (fixture.kept_ids.length === 0) fixture.kept_ids.push((await create(fixture)).id)
    const block = () => toBlock(fixture.kept_ids[0] ?? '') as ReturnType<typeof aBlock>
    await repeat(count, () => aPage(fixture.app, { draft: { blocks: [block()] } }))
  }

const onFirst: ListRecipe['input'] = ({ kept_ids: ids }) => ({ id: ids[0] ?? '' })

/** How the media library and the lists of uses grow. */
export const mediaLists: Partial<Record<CallName, ListRecipe>> = {
  'commerce.listProductUses': {
    by: 'owner',
    rows: 'items',
    input: onFirst,
    grow: usedOn({
      create: ({ app }) => aProduct(app),
      toBlock: (id) =>
        aBlock('button', { action: { id: newId(), type: 'trigger_purchase', product_ids: [id] } }),
    }),
  },
  'media.getLibraryItem': {
    by: 'owner',
    rows: 'uses.items',
    input: onFirst,
    grow: usedOn({
      create: ({ app }) => aPicture(app),
      toBlock: (media_id) => aBlock('image', { image: { media_id, alt: '' } }),
    }),
  },
  'media.listLibrary': {
    by: 'owner',
    rows: 'items',
    grow: ({ app }, count) => repeat(count, () => aPicture(app, { width: 8, height: 8 })),
  },
  'attributes.listAttributeUses': {
    by: 'owner',
    rows: 'items',
    input: onFirst,
    grow: async ({ api, app, owner, kept_ids }, count) => {
      if (kept_ids.length === 0) {
        const level = { slug: 'page.level', name: 'Level', type: 'string' } as const
        kept_ids.push((await api.as(owner).call('attributes.createAttribute', level)).id)
      }
      await repeat(count, () => aPage(app, { body_text: 'For {page.level|all}' }))
    },
  },
  'pages.listPageUses': {
    by: 'owner',
    rows: 'items',
    input: onFirst,
    grow: usedOn({
      create: ({ app }) => aPage(app),
      toBlock: (page_id) => aBlock('button', { action: { id: newId(), type: 'open_page', page_id } }),
    }),
  },
}
