import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { MAX_PAGE_TAGS } from './tag-shapes.ts'

/**
 * Adds tags to pages and removes others from them, with immediate effect. A page carries at most 30.
 * `changed_count` counts the pages whose tags differ afterwards.
 */
export const assignTags = defineCall({
  method: 'POST',
  path: '/studio/tags/assign',
  auth: 'team',
  input: z.strictObject({
    page_ids: z.array(id).min(1).max(500),
    add_tag_ids: z.array(id).max(MAX_PAGE_TAGS),
    remove_tag_ids: z.array(id).max(500),
  }),
  output: z.object({ changed_count: z.number().int() }),
  errors: ['too_many_page_tags'],
  summary: 'Add and remove tags of pages',
})
