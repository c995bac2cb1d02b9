import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { tag } from './tag-shapes.ts'

/** The tags of the app by name, each with the number of its pages. */
export const listTags = defineCall({
  method: 'GET',
  path: '/studio/tags',
  auth: 'team',
  input: z.strictObject({}),
  output: z.object({ items: z.array(tag) }),
  summary: 'List tags',
})
