import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { previewPage } from './preview-shapes.ts'

/**
 * The grant of the header `X-Preview-Grant` decides and nothing else: whoever is signed in changes nothing. Without one
 * that holds `forbidden`; a page outside of its tree is answered like an unknown one; `preview_stale` once the tree has
 * been changed.
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
