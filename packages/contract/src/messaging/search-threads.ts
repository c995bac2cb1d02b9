import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { queryInteger } from '../shapes.ts'
import { author } from './shapes.ts'
import { foundThread, searchTerm, textRange } from './search-shapes.ts'

/** Searches the member's conversations, channels and commented pages by title and by the people in them. */
export const searchThreads = defineCall({
  method: 'GET',
  path: '/threads/search',
  auth: 'member',
  input: z.strictObject({ term: searchTerm, limit: queryInteger(1, 20).default(5) }),
  output: z.object({
    items: z.array(
      foundThread.extend({
        /** Where the title matches; empty where a person of the thread does. */
        ranges: z.array(textRange),
        /** Up to two others in it; empty for channels and pages. */
        people: z.array(author),
      }),
    ),
  }),
  summary: 'Search threads',
})
