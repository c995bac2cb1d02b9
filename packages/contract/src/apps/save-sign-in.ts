import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { signInSettings, signInSettingsInput } from './sign-in-shapes.ts'

/**
 * Saves all sign-in settings at once. A provider needs its keys (`provider_not_configured`), and password or
 * e-mailed link must stay enabled (`one_method_required`). If `revision` is outdated, `stale_revision` names the
 * last editor and the time, and nothing is saved.
 */
export const saveSignIn = defineCall({
  method: 'PUT',
  path: '/studio/app/sign_in',
  auth: 'team',
  role: 'account_admin',
  input: z.strictObject({ ...signInSettingsInput.shape, revision: z.string().max(64) }),
  output: signInSettings,
  errors: ['stale_revision'],
  summary: 'Update the sign-in settings',
})
