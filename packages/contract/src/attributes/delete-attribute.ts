import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'

/** Deletes an attribute with the values of members. Texts that name it show their fallback text at once. */
export const deleteAttribute = defineCall({
  method: 'DELETE',
  path: '/studio/attributes/:id',
  auth: 'team',
  role: 'account_admin',
  input: z.strictObject({ id }),
  output: z.object({}),
  summary: 'Delete an attribute',
})
