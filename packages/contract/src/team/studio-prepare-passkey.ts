import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'
import { passkeyCreation } from '../identity/passkey-shapes.ts'

/** Begins a passkey of the signed-in team member for the studio; the session has to be fresh as in an app. */
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
