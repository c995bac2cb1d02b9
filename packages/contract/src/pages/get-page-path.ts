import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'

/** The path and title of a page that the viewer may know of. */
export const getPagePath = defineCall({
  method: 'GET',
  path: '/pages/:id/path',
  auth: 'public',
  in_preview: 'open',
  input: z.strictObject({ id }),
  output: z.object({ path: z.string(), title: z.string() }),
  summary: 'Get the path and title of a page',
})
