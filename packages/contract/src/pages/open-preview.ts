import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, instantInput } from '../shapes.ts'
import { previewAs, previewGrant } from './preview-shapes.ts'

/**
 * Opens a read-only preview of the drafts of the page's tree as they are now (security, "Preview"). `at`: the
 * instant at which gates are evaluated; by default the current time.
 */
export const openPreview = defineCall({
  method: 'POST',
  path: '/studio/pages/:id/preview',
  auth: 'team',
  input: z.strictObject({ id, as: previewAs, at: instantInput.optional() }),
  output: previewGrant,
  replay: false,
  rate: { limit: 30, seconds: 60 },
  summary: 'Create a preview grant',
})
