import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'

/** Takes a block back; taking it back twice changes nothing. */
export const unblockMember = defineCall({
  method: 'POST',
  path: '/subscribers/unblock',
  auth: 'member',
  input: z.strictObject({ user_id: id }),
  output: z.object({ blocked_user_ids: z.array(id) }),
  rate: { limit: 120, seconds: 60 },
  summary: 'Unblock a member',
})
