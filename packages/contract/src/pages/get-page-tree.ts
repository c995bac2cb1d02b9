import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'

/** Sections are the direct children of the root; pages that the viewer may not know of are absent. */
export const getPageTree = defineCall({
  method: 'GET',
  path: '/pages/tree',
  auth: 'public',
  in_preview: 'open',
  input: z.strictObject({ root: id }),
  output: z.object({
    sections: z.array(
      z.object({
        page_id: id,
        title: z.string(),
        is_completed: z.boolean(),
        pages: z.array(
          z.object({ page_id: id, title: z.string(), path: z.string(), is_completed: z.boolean() }),
        ),
      }),
    ),
  }),
  summary: 'List the sections of a tree',
})
