import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { appDomains } from './domain-shapes.ts'

/**
 * Checks the verification record of a domain now. If it is valid and no other app has the domain, the domain serves
 * the app from then on; otherwise `problem` names what was found.
 */
export const checkDomain = defineCall({
  method: 'POST',
  path: '/studio/app/domains/:id/check',
  auth: 'team',
  role: 'account_admin',
  input: z.strictObject({ id }),
  output: appDomains,
  rate: { limit: 20, seconds: 300 },
  summary: 'Verify a domain',
})
