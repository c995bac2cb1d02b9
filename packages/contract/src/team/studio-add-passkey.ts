import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { newPasskey, passkey, passkeyName } from '../identity/passkey-shapes.ts'

/** Stores the passkey that the browser created with the options of `studioPreparePasskey`. */
export const studioAddPasskey = defineCall({
  method: 'POST',
  path: '/studio/auth/passkeys',
  auth: 'account',
  input: z.strictObject({ credential: newPasskey, name: passkeyName.optional() }),
  output: passkey,
  errors: ['passkey_refused', 'too_many_passkeys'],
  replay: false,
  summary: 'Add a passkey to the studio sign-in',
})
