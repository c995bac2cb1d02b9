import type { ApiClient, OutputFor } from '@foyer/contract/client'
import { runBulk, type BulkResult } from '#platform/run-bulk.ts'
import type { TagState } from './tag-checklist.tsx'

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

/** Changes the tags of any number of pages, some by each call. */
export function assignTags(
  call: ApiClient,
  page_ids: readonly string[],
  { add_tag_ids, remove_tag_ids }: TagChange,
  onStep?: (count: number) => void,
): Promise<BulkResult<OutputFor<'pages.assignTags'>>> {
  return runBulk(
    page_ids,
    (ids) =>
      call('pages.assignTags', {
        page_ids: ids,
        add_tag_ids: [...add_tag_ids],
        remove_tag_ids: [...remove_tag_ids],
      }),
    onStep,
  )
}
