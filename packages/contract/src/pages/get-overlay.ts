import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { pageBody } from './page-index.ts'

/**
 * Returns an overlay, which is a page and gated like one; except that the overlay of the app's own gate is readable
 * by those it excludes. An unknown address has an error code of its own (spec section 5).
 */
export const getOverlay = defineCall({
  method: 'GET',
  path: '/overlays/:id',
  auth: 'public',
  in_preview: 'open',
  input: z.strictObject({ id: id.or(z.literal('')) }),
  output: pageBody,
  errors: ['overlay_id_missing'],
  answer: 'bytes',
  summary: 'Get an overlay',
})
