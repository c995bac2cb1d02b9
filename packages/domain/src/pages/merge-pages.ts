import { isSame, type ComparedPage } from './compare-pages.ts'

/** Two versions of an object, and their common base. */
type Versions<Version> = { readonly base: Version; readonly mine: Version; readonly theirs: Version }

/**
 * Merges both versions of a page if no part was changed in both: the title, the cover, a block, their order, the
 * fields of its type, its settings (the parts of `comparePages`). Null if a person has to choose.
 */
export function mergePages<Page extends ComparedPage<{ readonly id: string }>>(
  versions: Versions<Page>,
): Page | null {
  const pageParts = mergeParts(mapVersions(versions, toPageParts))
  const blocks = mergeParts(mapVersions(versions, toBlocksById))
  if (!pageParts || !blocks) return null
  const { order, settings, ...rest } = pageParts
  return { ...settings, ...rest, blocks: order.flatMap((id) => blocks[id] ?? []) } as unknown as Page
}

function toPageParts<Page extends ComparedPage<{ readonly id: string }>>({
  title,
  cover,
  fields,
  blocks,
  ...settings
}: Page) {
  return { title, cover, fields, settings, order: blocks.map(({ id }) => id) }
}

function toBlocksById<Block extends { readonly id: string }>({
  blocks,
}: ComparedPage<Block>): Record<string, Block> {
  return Object.fromEntries(blocks.map((block) => [block.id, block]))
}

function mapVersions<From, To>({ base, mine, theirs }: Versions<From>, to: (from: From) => To): Versions<To> {
  return { base: to(base), mine: to(mine), theirs: to(theirs) }
}

/** Takes each part from the version that changed it. A part missing in a version was deleted there. */
function mergeParts<Parts extends Readonly<Record<string, unknown>>>({
  base,
  mine,
  theirs,
}: Versions<Parts>): Parts | null {
  const merged: Record<string, unknown> = {}
  for (const name of new Set([base, mine, theirs].flatMap((parts) => Object.keys(parts)))) {
    const is_mine = isSame(theirs[name], base[name]) || isSame(theirs[name], mine[name])
    if (!is_mine && !isSame(mine[name], base[name])) return null
    merged[name] = is_mine ? mine[name] : theirs[name]
  }
  return merged as Parts
}
