import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { appDomains } from './domain-shapes.ts'

/**
 * Looks now whether the proof of a domain stands. Where it does, and no other app has the domain, it is the app's and
 * leads to it from then on; what was met instead is told as its `problem`.
 */
export const checkDomain = defineCall({
  method: 'POST',
  path: '/studio/app/domains/:id/check',
  auth: 'team',
  role: 'account_admin',
  input: z.strictObject({ id }),
  output: appDomains,
  rate: { limit: 20, seconds: 300, by: 'viewer' },
  summary: 'Verify a domain',
})
