import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { appDomains } from './domain-shapes.ts'

/**
 * Serves the app's pages at one of its verified domains, or with null at the host of its slug; pages of other hosts
 * redirect there. Members sign in again, because cookies and passkeys belong to a host. Needs a session opened in
 * the last ten minutes (`sign_in_again`).
 */
export const setPrimaryDomain = defineCall({
  method: 'PUT',
  path: '/studio/app/primary-domain',
  auth: 'team',
  role: 'account_admin',
  input: z.strictObject({ id: id.nullable() }),
  output: appDomains,
  errors: ['domain_not_proven', 'sign_in_again'],
  rate: { limit: 30, seconds: 3600 },
  summary: 'Set the primary domain',
})
