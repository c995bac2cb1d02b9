import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { appDomains, domainNameProblem } from './domain-shapes.ts'

/**
 * Asks for a domain. It serves nobody before it is proven by its record; until then any number of apps may ask for it.
 */
export const addDomain = defineCall({
  method: 'POST',
  path: '/studio/app/domains',
  auth: 'team',
  role: 'account_admin',
  input: z.strictObject({ domain: z.string().trim().min(1).max(300) }),
  output: appDomains,
  errors: [...domainNameProblem.options, 'domain_added', 'too_many_domains'],
  rate: { limit: 30, seconds: 3600, by: 'viewer' },
  summary: 'Add a domain',
})
