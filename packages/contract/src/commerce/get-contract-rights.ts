import { z } from 'zod'
import { defineCall } from '../define-call.ts'

/** Returns what buyers may do about a contract by the law of the app. */
export const getContractRights = defineCall({
  method: 'GET',
  path: '/contract-rights',
  auth: 'public',
  in_preview: 'open',
  input: z.strictObject({}),
  output: z.object({
    can_withdraw: z.boolean(),
    /** How many days a buyer may withdraw. */
    days: z.number().int(),
  }),
  summary: 'Get the rights of buyers',
})
