import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, nothing } from '../shapes.ts'

/** Removes a passkey of the signed-in team member, who always has a password besides. */
export const studioRemovePasskey = defineCall({
  method: 'DELETE',
  path: '/studio/auth/passkeys/:id',
  auth: 'account',
  input: z.strictObject({ id }),
  output: nothing,
  summary: 'Removes a passkey of the signed-in team member.',
})
