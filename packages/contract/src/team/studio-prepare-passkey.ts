import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'
import { passkeyCreation } from '../identity/passkey-shapes.ts'

/** Starts the creation of a passkey for the signed-in team member; needs a session opened in the last ten minutes. */
export const studioPreparePasskey = defineCall({
  method: 'POST',
  path: '/studio/auth/passkeys/options',
  auth: 'account',
  input: emptyOutput,
  output: passkeyCreation,
  errors: ['too_many_requests', 'sign_in_again', 'too_many_passkeys'],
  replay: false,
  summary: 'Start adding a passkey to the studio sign-in',
})
