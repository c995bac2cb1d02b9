import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { coverAsset, pageFacts } from '../pages/page-index.ts'
import { contentType, imageRef } from '../pages/shapes.ts'
import { id } from '../shapes.ts'

/**
 * Pages that the member may put on a day: those that are open to them on it, at most sixty. First what is left of the
 * programs that they run, then their bookmarks, then everything else in the order of the tree. `search` looks into
 * titles.
 */
export const listPlannable = defineCall({
  method: 'GET',
  path: '/my-content/plannable',
  auth: 'member',
  in_preview: 'open',
  input: z.strictObject({ date: z.iso.date(), search: z.string().trim().max(80).default('') }),
  output: z.object({
    items: z.array(
      z.object({
        page_id: id,
        title: z.string(),
        content_type: contentType,
        cover: imageRef,
        cover_asset: coverAsset,
        facts: pageFacts,
        source: z.enum(['program', 'bookmark', 'content']),
        /** The program that it is the rest of; null elsewhere, and where the member may not know of that. */
        program_title: z.string().nullable(),
      }),
    ),
  }),
  errors: ['schedule_in_past', 'date_mismatch'],
  summary: 'List pages that can be scheduled',
})
