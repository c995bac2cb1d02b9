import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'
import { passkeyList } from '../identity/passkey-shapes.ts'

/** The passkeys of the signed-in team member for the studio, newest first. */
export const studioListPasskeys = defineCall({
  method: 'GET',
  path: '/studio/auth/passkeys',
  auth: 'account',
  input: emptyOutput,
  output: passkeyList,
  summary: 'List passkeys of the studio sign-in',
})
