import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { idList } from '../shapes.ts'
import { threadPerson } from './shapes.ts'

/** Returns those of some people whom the viewer sees, and whether they may write to them. */
export const listThreadProfiles = defineCall({
  method: 'GET',
  path: '/threads/profiles',
  auth: 'member',
  input: z.strictObject({ user_ids: idList(50) }),
  output: z.object({
    items: z.array(threadPerson),
    /** One of them is the app's messaging profile, so that the team reads what is written to them. */
    is_read_by_team: z.boolean(),
  }),
  errors: ['purchase_required'],
  summary: 'List profiles for a new thread',
})
