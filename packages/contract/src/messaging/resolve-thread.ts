import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { idList } from '../shapes.ts'
import { thread } from './shapes.ts'

/** Finds the thread of the viewer with exactly these people, of several groups the latest; null where there is none. */
export const resolveThread = defineCall({
  method: 'GET',
  path: '/threads/resolve',
  auth: 'member',
  input: z.strictObject({ subscriber_ids: idList(249) }),
  output: z.object({ thread: thread.nullable() }),
  errors: ['messaging_unavailable', 'purchase_required'],
  summary: 'Find the thread of some people',
})
