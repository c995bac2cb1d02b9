import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { clientEmail, flowInput, ticketInput } from './provider-shapes.ts'
import { authProvider, loginResponse } from './shapes.ts'

/**
 * Signs in by password: any failure responds `wrong_credentials`.
 * With `provider` google or apple, `provider_id` is the ticket and `flow` the starting page's secret (not in the
 * spec; it stops sign-in with a stranger's ticket). `sign_up_needed` returns a new person's `email` and `name`,
 * `link_needed` an `email` in use. The ticket stays valid for both.
 */
export const login = defineCall({
  method: 'POST',
  path: '/auth/login',
  auth: 'public',
  input: z
    .strictObject({
      email: clientEmail.default(''),
      password: z.string().max(1024).default(''),
      provider: authProvider.exclude(['passwordless']).default('default'),
      provider_id: ticketInput.optional(),
      flow: flowInput.optional(),
    })
    .superRefine((input, { addIssue }) => {
      const needed =
        input.provider === 'default' ? (['email', 'password'] as const) : (['provider_id', 'flow'] as const)
      for (const field of needed)
        if (!input[field]) addIssue({ code: 'custom', path: [field], message: 'required' })
    }),
  output: loginResponse,
  errors: [
    'too_many_requests',
    'wrong_credentials',
    'method_not_offered',
    'ticket_invalid',
    'sign_up_needed',
    'link_needed',
    'email_not_verified',
    'sign_up_closed',
    'email_domain_not_allowed',
  ],
  replay: false,
  summary: 'Sign in by password or provider',
})
