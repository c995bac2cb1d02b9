import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { contract } from './withdrawal-shapes.ts'

/** Lists the newest orders of the member that can be withdrawn from or canceled, or that were canceled. */
export const listContracts = defineCall({
  method: 'GET',
  path: '/contracts',
  auth: 'member',
  in_preview: 'open',
  input: z.strictObject({}),
  output: z.object({ items: z.array(contract) }),
  summary: 'List contracts',
})
