import { placeBlocks, type NestedBlock, type PlacedBlocks } from './placed-blocks.ts'

/** The properties of a page as a whole, apart from its title, cover, blocks and the fields of its type. */
const SETTINGS = [
  'page_actions',
  'og_title',
  'og_description',
  'og_image',
  'color_mode',
  'background_color',
  'show_back_button',
  'show_bookmark_button',
  'show_add_to_schedule_button',
  'show_tabbar',
  'show_view_switcher',
  'use_global_toolbar',
  'is_commentable',
  'attributes',
] as const

/** A version of a page, as far as two of them are compared. A setting that neither version has is the same in both. */
export type ComparedPage<Block extends NestedBlock> = {
  readonly title: string
  readonly cover?: unknown
  readonly blocks: readonly Block[]
  readonly fields: unknown
} & { readonly [Setting in (typeof SETTINGS)[number]]?: unknown }

/** One thing in which two versions of a page differ. A block that is null is not in that version; blocks have no children here. */
export type PageDifference<Block> =
  | { readonly kind: 'block'; readonly mine: Block | null; readonly theirs: Block | null }
  | { readonly kind: 'title'; readonly mine: string; readonly theirs: string }
  | { readonly kind: 'cover' | 'order' | 'fields' | 'settings' }

/** What two versions of a page do not have in common, in the order of my page. Nothing where they are the same. */
export function comparePages<Block extends NestedBlock>(
  mine: ComparedPage<Block>,
  theirs: ComparedPage<Block>,
): PageDifference<Block>[] {
  const [my, their] = [placeBlocks(mine.blocks), placeBlocks(theirs.blocks)]
  const found: PageDifference<Block>[] = []
  if (mine.title !== theirs.title) found.push({ kind: 'title', mine: mine.title, theirs: theirs.title })
  if (!isSame(mine.cover, theirs.cover)) found.push({ kind: 'cover' })
  for (const id of new Set([...my.blocks.keys(), ...their.blocks.keys()])) {
    const both = { mine: my.blocks.get(id) ?? null, theirs: their.blocks.get(id) ?? null }
    if (!isSame(both.mine, both.theirs)) found.push({ kind: 'block', ...both })
  }
  // The places of blocks that both have; one that was added or removed is a difference of its own.
  const sharedOrders = ({ orders }: PlacedBlocks<Block>): [string, string[]][] =>
    [...orders].flatMap(([place, ids]) => {
      const shared = ids.filter((id) => my.blocks.has(id) && their.blocks.has(id))
      return shared.length > 0 ? [[place, shared]] : []
    })
  const [my_orders, their_orders] = [sharedOrders(my), sharedOrders(their)]
  if (!isSame(Object.fromEntries(my_orders), Object.fromEntries(their_orders))) found.push({ kind: 'order' })
  if (!isSame(mine.fields, theirs.fields)) found.push({ kind: 'fields' })
  if (SETTINGS.some((name) => !isSame(mine[name], theirs[name]))) found.push({ kind: 'settings' })
  return found
}

/** Same content, whatever the order in which an object's names were written. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a, sortKeys) === JSON.stringify(b, sortKeys)
}

function sortKeys(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
