import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { clientEmail, flowInput, ticketInput } from './provider-shapes.ts'
import { authProvider, loginResponse } from './shapes.ts'

/**
 * Signs in by password. Unknown address, wrong password and suspended user answer alike: `wrong_credentials`.
 *
 * With `provider` google or apple it signs in by what came back from there: `provider_id` is the ticket and `flow` the
 * secret of the page that began, which is no field of the spec: without it a stranger's ticket would sign a visitor in
 * as the stranger. Address and password are then empty. Someone whom the app does not know yet is answered
 * `sign_up_needed`, with the `email` and `name` that are proven; one whose address somebody has, `link_needed`, with the
 * `email`: they prove that account first and link then. The ticket stays good for both.
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
