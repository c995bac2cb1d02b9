import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { linkToken, loginResponse } from './shapes.ts'

/**
 * Signs in by what the mail held: either the link's `token`, or the `code`, which is judged against the pending
 * request of the same `X-Device-Id`, five tries. A link opened on another device than the one that asked answers
 * `confirmation_needed` and stays good; ask the person, then send it again with `is_confirmed`. Wrong, expired,
 * used and foreign ones are all `token_invalid`.
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
