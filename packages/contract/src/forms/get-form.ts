import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { form } from './shapes.ts'

/** Returns a form to anyone who may read its page; refused with the same access decision as the page's body. */
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
