import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { passkey, passkeyName } from '../identity/passkey-shapes.ts'

/** Calls a passkey of the signed-in team member something else. */
export const studioRenamePasskey = defineCall({
  method: 'PUT',
  path: '/studio/auth/passkeys/:id',
  auth: 'account',
  input: z.strictObject({ id, name: passkeyName }),
  output: passkey,
  summary: 'Rename a passkey of the studio sign-in',
})
