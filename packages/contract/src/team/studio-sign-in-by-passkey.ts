import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { passkeyProof } from '../identity/passkey-shapes.ts'
import { studioLoginResponse } from '../identity/shapes.ts'

/** Signs a team member in to the studio by a passkey. Every failure responds `passkey_refused`. */
export const studioSignInByPasskey = defineCall({
  method: 'POST',
  path: '/studio/auth/passkeys/sign_in',
  auth: 'public',
  input: z.strictObject({ credential: passkeyProof }),
  output: studioLoginResponse,
  errors: ['too_many_requests', 'passkey_refused'],
  replay: false,
  summary: 'Sign in at the studio by passkey',
})
