import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { pageCard, titleLang } from './shapes.ts'
import { coverAsset } from '../pages/page-index.ts'
import { imageRef } from '../pages/shapes.ts'

/**
 * Returns the member's content, composed of parts of the features; pages that are now locked are marked by their
 * access, not left out.
 */
export const getMyContent = defineCall({
  method: 'GET',
  path: '/my-content',
  auth: 'member',
  in_preview: 'open',
  input: z.strictObject({ lang: titleLang }),
  output: z.object({
    purchased_products: z.array(
      z.object({ product_id: id, title: z.string(), cover: imageRef, cover_asset: coverAsset }),
    ),
    programs: z.array(pageCard),
    events: z.array(pageCard),
    recentPages: z.array(pageCard),
    packs: z.array(pageCard),
    pages: z.array(pageCard),
    shared_items: z.array(pageCard),
    upcoming_pages: z.array(pageCard),
    bookmarked_items: z.array(pageCard),
    has_form_submissions: z.boolean(),
    /** Whether the member has finished a workout. */
    has_training: z.boolean(),
  }),
  summary: 'List the member’s own content',
})
