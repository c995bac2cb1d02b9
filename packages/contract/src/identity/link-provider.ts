import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { clientEmail, flowInput, ssoProvider, ticketInput, signInMethods } from './provider-shapes.ts'

/**
 * Links Google or Apple to the signed-in user with a fresh ticket: one requested with intent `link`, or one that a
 * sign-in of this person answered with `link_needed`. The ticket names its user, so `flow` is not needed here; a wrong
 * one is refused. A mail notifies the user.
 */
export const linkProvider = defineCall({
  method: 'PUT',
  path: '/auth/provider',
  auth: 'user',
  input: z.strictObject({
    email: clientEmail.optional(),
    provider: ssoProvider,
    provider_id: ticketInput,
    flow: flowInput.optional(),
  }),
  output: signInMethods,
  errors: ['too_many_requests', 'ticket_invalid', 'identity_taken', 'already_linked', 'method_not_offered'],
  replay: false,
  summary: 'Link a provider',
})
