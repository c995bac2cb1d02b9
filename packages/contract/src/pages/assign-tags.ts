import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { bulkPageIds, refusedPage } from './bulk-shapes.ts'
import { MAX_PAGE_TAGS } from '../rules/max-page-tags.ts'

/**
 * Adds tags to pages and removes others from them, in one transaction and with immediate effect. `changed_count` counts
 * the pages whose tags differ afterwards. `too_many_page_tags` (a page carries at most 30) and `not_found` are refused for
 * the page alone.
 */
export const assignTags = defineCall({
  method: 'POST',
  path: '/studio/tags/assign',
  auth: 'team',
  input: z.strictObject({
    page_ids: bulkPageIds,
    add_tag_ids: z.array(id).max(MAX_PAGE_TAGS),
    remove_tag_ids: z.array(id).max(500),
  }),
  output: z.object({ changed_count: z.number().int(), refused: z.array(refusedPage) }),
  summary: 'Add and remove tags of pages',
})
