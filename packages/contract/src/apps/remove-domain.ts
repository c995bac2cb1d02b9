import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { appDomains } from './domain-shapes.ts'

/**
 * Removes a domain; any app may verify it from then on. If it was verified, all members are signed out, because the
 * next owner of the domain would receive their cookies; this needs a session opened in the last ten minutes
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
