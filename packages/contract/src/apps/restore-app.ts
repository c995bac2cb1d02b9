import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'

/** Restores a deleted app at its former address. After 30 days it responds `not_found`. */
export const restoreApp = defineCall({
  method: 'POST',
  path: '/studio/deleted-apps/:id/restore',
  auth: 'account',
  role: 'owner',
  input: z.strictObject({ id }),
  output: z.object({ slug: z.string() }),
  summary: 'Restore a deleted app',
})
