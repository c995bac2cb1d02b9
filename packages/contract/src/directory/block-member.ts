import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'

/**
 * Hides two members from each other everywhere; blocking twice changes nothing. A private profile hides nobody from
 * being blocked. Whoever has blocked the viewer is answered like somebody unknown.
 */
export const blockMember = defineCall({
  method: 'POST',
  path: '/subscribers/block',
  auth: 'member',
  input: z.strictObject({ user_id: id }),
  output: z.object({ blocked_user_ids: z.array(id) }),
  errors: ['cannot_block_self', 'cannot_block_team'],
  rate: { limit: 120, seconds: 60, by: 'viewer' },
  summary: 'Block a member',
})
