import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'
import { passkeyCreation } from './passkey-shapes.ts'

/**
 * Starts the creation of a passkey for the signed-in user on the app's own host. Needs a session opened in the last
 * ten minutes (`sign_in_again`), because a passkey outlives its session.
 */
export const preparePasskey = defineCall({
  method: 'POST',
  path: '/auth/passkeys/options',
  auth: 'user',
  input: emptyOutput,
  output: passkeyCreation,
  errors: ['too_many_requests', 'sign_in_again', 'too_many_passkeys'],
  replay: false,
  summary: 'Start adding a passkey',
})
