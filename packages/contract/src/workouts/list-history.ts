import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { day, queryInteger } from '../shapes.ts'
import { historyRow } from './history-shapes.ts'

/** Lists the member's finished sessions of all workouts, newest first, or those of one day. */
export const listHistory = defineCall({
  method: 'GET',
  path: '/training/sessions',
  auth: 'member',
  in_preview: 'open',
  input: z.strictObject({
    day: day.optional(),
    cursor: z.string().max(200).optional(),
    limit: queryInteger(1, 100).default(20),
  }),
  output: z.object({ items: z.array(historyRow), next_cursor: z.string().nullable() }),
  summary: 'List all sessions',
})
