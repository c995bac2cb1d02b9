import { z } from 'zod'
import { accessAudienceChange } from '../access/shapes.ts'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { includedPageIds } from './shapes.ts'

/** Counts members against today, over the pages that would be added or removed and all that inherit from them. */
export const previewProductPages = defineCall({
  method: 'POST',
  path: '/studio/products/:id/pages/preview',
  auth: 'team',
  input: z.strictObject({ id, included_page_ids: includedPageIds }),
  output: accessAudienceChange.extend({ pages: z.array(z.object({ page_id: id, title: z.string() })) }),
  errors: [],
  summary: 'Preview a change of a product’s pages',
})
