import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { pageTreeFile } from './page-tree-file.ts'

/**
 * Returns all gates of a tree for viewers with access to the app; the public file contains only the first reason of
 * each page. Pages hidden from the viewer and private pages that they do not own are absent; owned private pages
 * come without that gate.
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
