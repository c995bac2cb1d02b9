import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { coverAsset, pageFacts } from '../pages/page-index.ts'
import { contentType, imageRef } from '../pages/shapes.ts'
import { id } from '../shapes.ts'
import { titleLang } from './shapes.ts'

/** A page as the start page names it. */
const namedPage = z.object({
  page_id: id,
  path: z.string(),
  title: z.string(),
  content_type: contentType,
  facts: pageFacts,
})

/** A page as a row names it. */
const rowPage = namedPage.extend({ cover: imageRef, cover_asset: coverAsset })

/** How many pages there are to complete, and how many of them are. */
const share = z.object({ total: z.number().int(), done: z.number().int() })

/**
 * Returns what a start page shows to a signed-in member. It contains only pages that the member may open and do now,
 * none that are locked or open later.
 */
export const getNow = defineCall({
  method: 'GET',
  path: '/my-content/now',
  auth: 'member',
  in_preview: 'open',
  input: z.strictObject({ lang: titleLang }),
  output: z.object({
    /** Today in the member’s zone; what is planned for it is only true on it. */
    day: z.iso.date(),
    /** Planned for today and not done, else the next page of `run`; null where neither is there. */
    todo: namedPage
      .extend({
        is_planned: z.boolean(),
        /** The scheduled item that its completion completes; null without one. */
        scheduled_item_id: id.nullable(),
      })
      .nullable(),
    /** The unfinished run that was started or continued last; null without any. */
    run: rowPage.extend({ ...share.shape, stages: z.array(share) }).nullable(),
    /** At most three pages of `run` after `todo`, in order. */
    next: z.array(rowPage),
  }),
  summary: 'Get what comes next for the member',
})
