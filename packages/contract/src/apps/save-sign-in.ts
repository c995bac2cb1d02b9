import { defineCall } from '../define-call.ts'
import { signInSettings, signInWishes } from './sign-in-shapes.ts'

/**
 * Sets how people sign in, whole and at once. A provider can be switched on only where its keys are set
 * (`provider_not_configured`), and password or mailed link stays on (`one_method_required`): who came by a provider
 * that is switched off gets in by mail.
 */
export const saveSignIn = defineCall({
  method: 'PUT',
  path: '/studio/app/sign_in',
  auth: 'team',
  role: 'account_admin',
  input: signInWishes,
  output: signInSettings,
  summary: 'Sets how people sign in to the app.',
})
