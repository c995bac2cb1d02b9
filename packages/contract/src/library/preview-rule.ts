import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { coverAsset } from '../pages/page-index.ts'
import { contentType, imageRef } from '../pages/shapes.ts'
import { id } from '../shapes.ts'
import { contentRule } from './rule-shapes.ts'

/**
 * Finds what the rule of a collection lists among published pages, as for a guest: private pages are left out, and
 * nothing is started, owned or scheduled.
 */
export const previewRule = defineCall({
  method: 'POST',
  path: '/studio/content/preview',
  auth: 'team',
  input: contentRule.extend({ limit: z.number().int().min(1).max(48).default(12) }),
  output: z.object({
    total_count: z.number().int(),
    items: z.array(
      z.object({
        page_id: id,
        title: z.string(),
        content_type: contentType,
        cover: imageRef,
        cover_asset: coverAsset,
      }),
    ),
  }),
  summary: 'Preview the rule of a collection',
})
