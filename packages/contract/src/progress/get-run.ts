import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, instant } from '../shapes.ts'

/** How many pages there are to complete, and how many of them are. */
const share = z.object({ total: z.number().int(), done: z.number().int() })

/** Returns what leaving or starting a page again is about: the member's run and the one that they left last. */
export const getRun = defineCall({
  method: 'GET',
  path: '/pages/:id/run',
  auth: 'member',
  in_preview: 'open',
  input: z.strictObject({ id }),
  output: z.object({
    page_id: id,
    /** null without an active run. */
    run: share.extend({ started_at: instant, scheduled_count: z.number().int() }).nullable(),
    /** null where none was left. */
    ended_run: share.extend({ ended_at: instant }).nullable(),
  }),
  summary: 'Get the member’s run of a program',
})
