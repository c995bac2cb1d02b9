import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'
import { passkeyRequest } from '../identity/passkey-shapes.ts'

/** What a browser needs to sign in to the studio by passkey: the same for everyone. */
export const studioPreparePasskeySignIn = defineCall({
  method: 'POST',
  path: '/studio/auth/passkeys/sign_in_options',
  auth: 'public',
  input: emptyOutput,
  output: passkeyRequest,
  replay: false,
  errors: ['too_many_requests'],
  summary: 'Start a studio sign-in by passkey',
})
