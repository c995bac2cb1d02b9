import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { linkToken, loginResponse } from './shapes.ts'

/**
 * Signs in by the mailed link's `token`, or by the `code` of the same `X-Device-Id` (five tries). On another device
 * a link responds `confirmation_needed`: confirm with the user and resend with `is_confirmed`. Invalid, expired,
 * used and foreign ones all respond `token_invalid`.
 */
export const verifyPasswordless = defineCall({
  method: 'POST',
  path: '/auth/passwordless/verify',
  auth: 'public',
  input: z
    .strictObject({
      token: linkToken.optional(),
      code: z
        .string()
        .regex(/^\d{6}$/)
        .optional(),
      is_confirmed: z.boolean().optional(),
    })
    .refine(({ token, code }) => (token === undefined) !== (code === undefined), {
      path: ['token'],
      error: 'token_or_code',
    }),
  output: loginResponse,
  errors: [
    'too_many_requests',
    'token_invalid',
    'confirmation_needed',
    'method_not_offered',
    'sign_up_closed',
    'email_domain_not_allowed',
  ],
  replay: false,
  summary: 'Sign in by a mailed link or code',
})
