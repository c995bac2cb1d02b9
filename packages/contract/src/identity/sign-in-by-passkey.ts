import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { passkeyProof } from './passkey-shapes.ts'
import { loginResponse } from './shapes.ts'

/**
 * Signs in by a passkey. Unknown passkey, suspended user, invalid challenge and invalid signature all respond
 * `passkey_refused`.
 */
export const signInByPasskey = defineCall({
  method: 'POST',
  path: '/auth/passkeys/sign_in',
  auth: 'public',
  input: z.strictObject({ credential: passkeyProof }),
  output: loginResponse,
  errors: ['too_many_requests', 'passkey_refused'],
  replay: false,
  summary: 'Sign in by passkey',
})
