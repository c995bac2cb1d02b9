import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { signInSettings, signInSettingsInput } from './sign-in-shapes.ts'

/**
 * Sets how people sign in, whole and at once. A provider can be switched on only where its keys are set
 * (`provider_not_configured`), and password or mailed link stays on (`one_method_required`): who came by a provider
 * that is switched off gets in by mail. `revision` is what was read: where somebody else has set others since, `stale_revision`
 * says who and when, and nothing changes.
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
