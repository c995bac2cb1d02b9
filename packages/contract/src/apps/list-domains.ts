import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { appDomains } from './domain-shapes.ts'

/** The domains of the app, oldest first, each with the record that proves it. */
export const listDomains = defineCall({
  method: 'GET',
  path: '/studio/app/domains',
  auth: 'team',
  role: 'account_admin',
  input: z.strictObject({}),
  output: appDomains,
  summary: 'List domains',
})
