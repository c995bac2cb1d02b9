import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { clientEmail, flowInput, ticketInput } from './provider-shapes.ts'
import { authProvider, loginResponse, nameInput, newPasswordInput, timeZoneInput } from './shapes.ts'

/**
 * Creates a user with a password and signs in; except in a private app the user is a member at once. A mail asks to
 * verify the address. `email_taken` is the spec's "This email address already exists, login to continue". With
 * `provider` google or apple it completes a first sign-in with the ticket and `flow` of `POST /auth/login`.
 */
export const signUp = defineCall({
  method: 'POST',
  path: '/auth/sign_up',
  auth: 'public',
  input: z
    .strictObject({
      email: clientEmail.default(''),
      name: nameInput,
      password: newPasswordInput.default(''),
      timezone: timeZoneInput.optional(),
      provider: authProvider.exclude(['passwordless']).default('default'),
      provider_id: ticketInput.optional(),
      flow: flowInput.optional(),
    })
    .superRefine((input, { addIssue }) => {
      const needed = input.provider === 'default' ? (['email'] as const) : (['provider_id', 'flow'] as const)
      for (const field of needed)
        if (!input[field]) addIssue({ code: 'custom', path: [field], message: 'required' })
    }),
  output: loginResponse,
  errors: [
    'too_many_requests',
    'email_taken',
    'method_not_offered',
    'sign_up_closed',
    'email_domain_not_allowed',
    'ticket_invalid',
    'link_needed',
    'email_not_verified',
  ],
  replay: false,
  summary: 'Sign up',
})
