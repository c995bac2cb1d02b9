import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'
import { passkeyCreation } from './passkey-shapes.ts'

/**
 * Begins a passkey of the signed-in user on the app's own host. Only a session that was opened in the last ten minutes
 * may ask (`sign_in_again`), because a passkey outlives the session that made it.
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
