import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { appDomains } from './domain-shapes.ts'

/**
 * Lets a domain go: any app may prove it from then on. Where it was proven everyone is logged out, because whoever has
 * the name next would be sent their cookies. Only a session that was opened in the last ten minutes may ask for that
 * (`sign_in_again`).
 */
export const removeDomain = defineCall({
  method: 'DELETE',
  path: '/studio/app/domains/:id',
  auth: 'team',
  role: 'account_admin',
  input: z.strictObject({ id }),
  output: appDomains,
  errors: ['sign_in_again'],
  summary: 'Remove a domain',
})
