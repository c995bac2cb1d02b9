import { z } from 'zod'
import { ssoProvider } from '../identity/provider-shapes.ts'
import { defineCall } from '../define-call.ts'
import { signInSettings } from './sign-in-shapes.ts'

/**
 * Forgets the keys at a provider and switches it off in the same step, so that a key that has leaked is gone at once.
 * Who came by that provider gets in by a mailed link or a new password.
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
