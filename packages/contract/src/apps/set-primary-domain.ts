import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { appDomains } from './domain-shapes.ts'

/**
 * Puts the app's pages at one of its proven domains, or with null back to the host of its slug. Pages of every other
 * host lead there; calls are answered everywhere. Members log in again at the new address, because cookies and passkeys
 * belong to a host. Only a session that was opened in the last ten minutes may ask (`sign_in_again`).
 */
export const setPrimaryDomain = defineCall({
  method: 'PUT',
  path: '/studio/app/primary-domain',
  auth: 'team',
  role: 'account_admin',
  input: z.strictObject({ id: id.nullable() }),
  output: appDomains,
  errors: ['domain_not_proven', 'sign_in_again'],
  rate: { limit: 30, seconds: 3600, by: 'viewer' },
  summary: 'Set the primary domain',
})
