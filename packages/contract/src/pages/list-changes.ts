import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { change } from './draft-shapes.ts'

/** Every difference between drafts and the live release, and for whom; with the address that members use. */
export const listChanges = defineCall({
  method: 'GET',
  path: '/studio/changes',
  auth: 'team',
  input: z.strictObject({}),
  output: z.object({ items: z.array(change), address: z.string(), is_reachable: z.boolean() }),
  summary: 'List unpublished changes',
})
