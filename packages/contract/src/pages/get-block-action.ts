import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { resolvedBlockAction } from './block-action-shapes.ts'

/**
 * What a tap on a published block or page action does for this viewer. It is unknown to those who may not read the page
 * of the action; the page that it leads to has its own decision in the response.
 */
export const getBlockAction = defineCall({
  method: 'GET',
  path: '/block_actions/:id',
  auth: 'public',
  in_preview: 'open',
  input: z.strictObject({ id }),
  output: resolvedBlockAction,
  summary: 'Resolve a block action',
})
