import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { blockedPerson, pageToken, peoplePage } from './people-shapes.ts'

/** Lists the members that the viewer has blocked, the most recent first. */
export const listBlocked = defineCall({
  method: 'GET',
  path: '/subscribers/blocked',
  auth: 'member',
  input: z.strictObject({ page: pageToken.optional() }),
  output: z.object({ items: z.array(blockedPerson), ...peoplePage.shape }),
  summary: 'List blocked members',
})
