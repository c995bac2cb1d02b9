import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { previewPage } from './preview-shapes.ts'

/**
 * Returns a page of a preview. Only the grant in the header `X-Preview-Grant` counts, not the session. An invalid
 * grant is `forbidden`, a page outside its tree is treated as unknown, and `preview_stale` means that the tree has
 * changed.
 */
export const getPreview = defineCall({
  method: 'GET',
  path: '/pages/:id/preview',
  auth: 'public',
  in_preview: 'open',
  input: z.strictObject({ id, lang: z.string().max(12).optional() }),
  output: previewPage,
  errors: ['preview_stale'],
  summary: 'Get the draft of a page in a preview',
})
