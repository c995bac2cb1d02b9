import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { signInSettings } from './sign-in-shapes.ts'

/** How people sign in to the app. Secrets are not in the answer, only whether and since when they are set. */
export const getSignIn = defineCall({
  method: 'GET',
  path: '/studio/app/sign_in',
  auth: 'team',
  role: 'account_admin',
  input: z.strictObject({}),
  output: signInSettings,
  summary: 'Get the sign-in settings',
})
