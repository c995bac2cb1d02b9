import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, emptyOutput } from '../shapes.ts'

/**
 * Removes a passkey of the signed-in user and tells them by mail. Only a session that was opened in the last ten
 * minutes may ask (`sign_in_again`), as for adding one. The last one stays (`last_way_in`) as long as nothing else lets them in: a
 * password, a proven address to which a link can be mailed, or a linked provider, where the app offers it.
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
