import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { pageBody } from './page-index.ts'

/**
 * An overlay is a page; the same rules gate it, but for the app's own gate, whose overlay those may read whom it shuts
 * out. An address that names none is refused with a code of its own (spec section 5).
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
