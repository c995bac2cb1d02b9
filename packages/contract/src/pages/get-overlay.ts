import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { pageBody } from './page-index.ts'

/** An overlay is a page; the same rules gate it, but for the app's own gate, whose overlay those may read whom it shuts out. */
export const getOverlay = defineCall({
  method: 'GET',
  path: '/overlays/:id',
  auth: 'public',
  in_preview: 'open',
  input: z.strictObject({ id }),
  output: pageBody,
  errors: ['overlay_id_missing'],
  answer: 'bytes',
  summary: 'Gives an overlay: a small page shown as a sheet.',
})
