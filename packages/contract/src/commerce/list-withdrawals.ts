import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { queryInteger } from '../shapes.ts'
import { withdrawal } from './withdrawal-shapes.ts'

/** Lists withdrawals and cancellations for the studio, newest first; `waiting` lists only what waits for the team. */
export const listWithdrawals = defineCall({
  method: 'GET',
  path: '/studio/withdrawals',
  auth: 'team',
  input: z.strictObject({
    view: z.enum(['waiting', 'all']).default('all'),
    cursor: z.string().max(100).optional(),
    limit: queryInteger(1, 100).default(50),
  }),
  output: z.object({ items: z.array(withdrawal), next_cursor: z.string().nullable() }),
  summary: 'List withdrawals',
})
