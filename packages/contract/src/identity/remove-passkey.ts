import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, emptyOutput } from '../shapes.ts'

/**
 * Removes a passkey of the signed-in user, who is notified by mail. Needs a session opened in the last ten minutes
 * (`sign_in_again`). The last one cannot be removed (`last_way_in`) unless the user has another offered method: a
 * password, a verified address for e-mailed links, or a linked provider.
 */
export const removePasskey = defineCall({
  method: 'DELETE',
  path: '/auth/passkeys/:id',
  auth: 'user',
  input: z.strictObject({ id }),
  output: emptyOutput,
  errors: ['sign_in_again', 'last_way_in'],
  summary: 'Remove a passkey',
})
