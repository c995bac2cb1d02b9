import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { passkey, passkeyName } from './passkey-shapes.ts'

/** Calls a passkey of the signed-in user something else. */
export const renamePasskey = defineCall({
  method: 'PUT',
  path: '/auth/passkeys/:id',
  auth: 'user',
  input: z.strictObject({ id, name: passkeyName }),
  output: passkey,
  summary: 'Rename a passkey',
})
