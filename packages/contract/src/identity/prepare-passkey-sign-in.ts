import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'
import { passkeyRequest } from './passkey-shapes.ts'

/** Returns the options to sign in by passkey: the same for everyone, available only to the app's own pages. */
export const preparePasskeySignIn = defineCall({
  method: 'POST',
  path: '/auth/passkeys/sign_in_options',
  auth: 'public',
  input: emptyOutput,
  output: passkeyRequest,
  replay: false,
  errors: ['too_many_requests'],
  summary: 'Start a sign-in by passkey',
})
