import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { blockAction } from './shapes.ts'

/** What a tap on a published block or page action does; absent for pages that the viewer may not read. */
export const getBlockAction = defineCall({
  method: 'GET',
  path: '/block_actions/:id',
  auth: 'public',
  in_preview: 'open',
  input: z.strictObject({ id }),
  output: blockAction,
  summary: 'Resolve a block action',
})
