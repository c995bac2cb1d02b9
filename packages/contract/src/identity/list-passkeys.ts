import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'
import { passkeyList } from './passkey-shapes.ts'

/** The passkeys of the signed-in user, newest first. */
export const listPasskeys = defineCall({
  method: 'GET',
  path: '/auth/passkeys',
  auth: 'user',
  input: emptyOutput,
  output: passkeyList,
  summary: 'List passkeys',
})
