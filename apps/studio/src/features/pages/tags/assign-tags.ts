import type { ApiClient } from '@foyer/contract/client'
import type { TagState } from './tag-checklist.tsx'

/** The most pages that one call changes. */
const MAX_PAGES = 500

/** Tags to add to pages and to remove from them. */
export type TagChange = {
  readonly add_tag_ids: readonly string[]
  readonly remove_tag_ids: readonly string[]
}

/** Whether all, some or none of some pages carry a tag, before a change and with it. */
export function decideTagState(
  pages: readonly (readonly string[])[],
  change: TagChange,
  tag_id: string,
): TagState {
  if (change.add_tag_ids.includes(tag_id)) return 'all'
  if (change.remove_tag_ids.includes(tag_id)) return 'none'
  const count = pages.filter((tag_ids) => tag_ids.includes(tag_id)).length
  if (count === 0) return 'none'
  return count === pages.length ? 'all' : 'some'
}

/** A change with one tag more or less: what all pages carry is removed, and everything else is added to all. */
export function toggleTag(
  pages: readonly (readonly string[])[],
  change: TagChange,
  tag_id: string,
): TagChange {
  const before = decideTagState(pages, { add_tag_ids: [], remove_tag_ids: [] }, tag_id)
  const now = decideTagState(pages, change, tag_id)
  const without = (ids: readonly string[]): string[] => ids.filter((id) => id !== tag_id)
  const add_tag_ids = without(change.add_tag_ids)
  const remove_tag_ids = without(change.remove_tag_ids)
  if (now === 'all')
    return { add_tag_ids, remove_tag_ids: before === 'none' ? remove_tag_ids : [...remove_tag_ids, tag_id] }
  return { add_tag_ids: before === 'all' ? add_tag_ids : [...add_tag_ids, tag_id], remove_tag_ids }
}

/** Changes the tags of any number of pages. Returns how many pages differ. */
export async function assignTags(
  call: ApiClient,
  page_ids: readonly string[],
  { add_tag_ids, remove_tag_ids }: TagChange,
): Promise<number> {
  let count = 0
  for (let at = 0; at < page_ids.length; at += MAX_PAGES) {
    // oxlint-disable-next-line no-await-in-loop -- each call is a transaction of its own, one after the other
    const { changed_count } = await call('pages.assignTags', {
      page_ids: page_ids.slice(at, at + MAX_PAGES),
      add_tag_ids: [...add_tag_ids],
      remove_tag_ids: [...remove_tag_ids],
    })
    count += changed_count
  }
  return count
}
