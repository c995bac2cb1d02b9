import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { blockAssets } from './pattern-shapes.ts'
import { storedBlocks } from './shapes.ts'

/** Finds what blocks show of the app's library, before they are inserted; what is left out is not in it. */
export const findBlockAssets = defineCall({
  method: 'POST',
  path: '/studio/blocks/assets',
  auth: 'team',
  input: z.strictObject({ blocks: storedBlocks }),
  output: blockAssets,
  summary: 'Find the pictures and files of blocks',
})
