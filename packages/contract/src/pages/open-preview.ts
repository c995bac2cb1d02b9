import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, instantInput } from '../shapes.ts'
import { previewAs, previewGrant } from './preview-shapes.ts'

/**
 * For the drafts of the tree that the page stands in, as they are now, and for reading alone (security, "Preview"). `at`:
 * the moment that gates are judged at; left out, whatever moment it is.
 */
export const openPreview = defineCall({
  method: 'POST',
  path: '/studio/pages/:id/preview',
  auth: 'team',
  input: z.strictObject({ id, as: previewAs, at: instantInput.optional() }),
  output: previewGrant,
  replay: false,
  rate: { limit: 30, seconds: 60, by: 'viewer' },
  summary: 'Create a preview grant',
})
