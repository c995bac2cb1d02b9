import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { form } from './shapes.ts'

/** A form is a page, and this is for whoever may read it: one access decision, refused as the body of a page is. */
export const getForm = defineCall({
  method: 'GET',
  path: '/forms/:id',
  auth: 'public',
  in_preview: 'open',
  input: z.strictObject({ id, lang: z.string().max(12).optional() }),
  output: form,
  errors: ['is_private', 'authentication_required', 'purchase_required', 'start_required', 'is_scheduled'],
  summary: 'Get a form',
})
