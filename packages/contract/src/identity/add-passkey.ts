import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { newPasskey, passkey, passkeyName } from './passkey-shapes.ts'

/**
 * Stores the passkey that the browser created with the options of `preparePasskey`, by default named after the
 * device. A mismatch (challenge, host, user verification) is `passkey_refused`.
 */
export const addPasskey = defineCall({
  method: 'POST',
  path: '/auth/passkeys',
  auth: 'user',
  input: z.strictObject({ credential: newPasskey, name: passkeyName.optional() }),
  output: passkey,
  errors: ['passkey_refused', 'too_many_passkeys'],
  replay: false,
  summary: 'Add a passkey',
})
