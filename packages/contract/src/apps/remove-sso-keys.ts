import { z } from 'zod'
import { ssoProvider } from '../identity/provider-shapes.ts'
import { defineCall } from '../define-call.ts'
import { signInSettings } from './sign-in-shapes.ts'

/**
 * Deletes the keys of a provider and disables it in the same step, so that a leaked key stops working at once.
 * Members who used that provider sign in by an e-mailed link or a new password.
 */
export const removeSsoKeys = defineCall({
  method: 'DELETE',
  path: '/studio/app/sso/:provider',
  auth: 'team',
  role: 'account_admin',
  input: z.strictObject({ provider: ssoProvider }),
  output: signInSettings,
  summary: 'Remove the keys of a sign-in provider',
})
