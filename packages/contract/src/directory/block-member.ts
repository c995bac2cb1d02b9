import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'

/**
 * Hides two members from each other everywhere; blocking twice changes nothing. Members with a private profile can
 * be blocked. A member who has blocked the viewer is treated as unknown.
 */
export const blockMember = defineCall({
  method: 'POST',
  path: '/subscribers/block',
  auth: 'member',
  input: z.strictObject({ user_id: id }),
  output: z.object({ blocked_user_ids: z.array(id) }),
  errors: ['cannot_block_self', 'cannot_block_team'],
  rate: { limit: 120, seconds: 60 },
  summary: 'Block a member',
})
