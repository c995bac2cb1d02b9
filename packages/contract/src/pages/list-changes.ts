import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { change } from './draft-shapes.ts'

/**
 * Lists the differences between drafts and the live release, with their audience and the addresses that members use.
 */
export const listChanges = defineCall({
  method: 'GET',
  path: '/studio/changes',
  auth: 'team',
  input: z.strictObject({}),
  output: z.object({ items: z.array(change), address: z.string(), is_reachable: z.boolean() }),
  summary: 'List unpublished changes',
})
