import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'

/** Gives a deleted app back as it was, at the address that it had. After 30 days there is none (`not_found`). */
export const restoreApp = defineCall({
  method: 'POST',
  path: '/studio/deleted-apps/:id/restore',
  auth: 'account',
  role: 'owner',
  input: z.strictObject({ id }),
  output: z.object({ slug: z.string() }),
  summary: 'Restore a deleted app',
})
