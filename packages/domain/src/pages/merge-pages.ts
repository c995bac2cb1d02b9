import { isSame, type ComparedPage } from './compare-pages.ts'
import { mergeValues } from './merge-values.ts'
import { nestBlocks, placeBlocks, type NestedBlock } from './placed-blocks.ts'

/** Two versions of an object, and their common base. */
type Versions<Version> = { readonly base: Version; readonly mine: Version; readonly theirs: Version }

/**
 * Merges both versions of a page if no part was changed in both: the title, the cover, a block, the order of the blocks
 * in one place, the fields of its type or an item of their lists, its settings (the parts of `comparePages`). Null if a person has to choose.
 */
export function mergePages<Page extends ComparedPage<NestedBlock>>(versions: Versions<Page>): Page | null {
  const page_parts = mergeParts(mapVersions(mergeFields(versions), toPageParts))
  const placed = mapVersions(versions, ({ blocks }) => placeBlocks(blocks))
  const blocks = mergeParts(mapVersions(placed, (version) => Object.fromEntries(version.blocks)))
  const orders = mergeParts(mapVersions(placed, (version) => Object.fromEntries(version.orders)))
  if (!page_parts || !blocks || !orders) return null
  const nested = nestBlocks({ blocks: toMap(blocks), orders: toMap(orders) })
  const { settings, ...rest } = page_parts
  return nested && ({ ...settings, ...rest, blocks: nested } as unknown as Page)
}

/** Puts merged fields into both versions where each changed other items of a list. */
function mergeFields<Page extends ComparedPage<NestedBlock>>(versions: Versions<Page>): Versions<Page> {
  const { base, mine, theirs } = versions
  const merged = mergeValues(base.fields, mine.fields, theirs.fields)
  if (!merged) return versions
  const fields = { fields: merged.value }
  return { base, mine: { ...mine, ...fields }, theirs: { ...theirs, ...fields } }
}

function toPageParts<Page extends ComparedPage<NestedBlock>>({
  title,
  cover,
  fields,
  blocks: _blocks,
  ...settings
}: Page) {
  return { title, cover, fields, settings }
}

/** A part that is gone in the merged version is undefined. */
function toMap<Value>(parts: Readonly<Record<string, Value | undefined>>): Map<string, Value> {
  return new Map(
    Object.entries(parts).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
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
