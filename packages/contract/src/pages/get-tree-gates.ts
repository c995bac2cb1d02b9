import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { pageTreeFile } from './page-tree-file.ts'

/**
 * All gates of a tree, for those who are in: the file that anyone may read tells the first reason of each page alone.
 * Pages that the viewer may not know of are absent, and private ones that they do not hold; those that they hold stand
 * there without that gate, since grants are known to the server alone.
 */
export const getTreeGates = defineCall({
  method: 'GET',
  path: '/pages/tree/gates',
  auth: 'member',
  in_preview: 'open',
  input: z.strictObject({ root: id }),
  output: pageTreeFile,
  summary: 'Get the gates of a tree',
})
