import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { clientEmail, flowInput, ssoProvider, ticketInput, signInMethods } from './provider-shapes.ts'

/**
 * Links Google or Apple to the signed-in person, by a fresh ticket that was asked for with intent `link`, or that a
 * sign-in was answered `link_needed` to, for this very person. A mail tells them.
 */
export const linkProvider = defineCall({
  method: 'PUT',
  path: '/auth/provider',
  auth: 'user',
  input: z.strictObject({
    email: clientEmail.optional(),
    provider: ssoProvider,
    provider_id: ticketInput,
    flow: flowInput,
  }),
  output: signInMethods,
  errors: ['too_many_requests', 'ticket_invalid', 'identity_taken', 'already_linked', 'method_not_offered'],
  replay: false,
  summary: 'Link a provider',
})
