import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { coverAsset, pageFacts } from '../pages/page-index.ts'
import { contentType, imageRef } from '../pages/shapes.ts'
import { id } from '../shapes.ts'

/**
 * Lists up to sixty pages that the member may schedule on a day because they are accessible then: first what is left
 * of running programs, then bookmarks, then all others in tree order. `search` matches titles.
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
