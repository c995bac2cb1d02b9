import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { treeNode } from './draft-shapes.ts'

/** All pages of the app in tree order, and how many changes wait for a publish. */
export const listPages = defineCall({
  method: 'GET',
  path: '/studio/pages',
  auth: 'team',
  input: z.strictObject({}),
  output: z.object({ items: z.array(treeNode), change_count: z.number().int() }),
  summary: 'List all pages',
})
