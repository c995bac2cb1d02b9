import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { appDomains, domainNameProblem } from './domain-shapes.ts'

/**
 * Adds a domain. It serves no pages until it is verified by its DNS record; until then several apps may add the same
 * domain.
 */
export const addDomain = defineCall({
  method: 'POST',
  path: '/studio/app/domains',
  auth: 'team',
  role: 'account_admin',
  input: z.strictObject({ domain: z.string().trim().min(1).max(300) }),
  output: appDomains,
  errors: [...domainNameProblem.options, 'domain_added', 'too_many_domains'],
  rate: { limit: 30, seconds: 3600 },
  summary: 'Add a domain',
})
