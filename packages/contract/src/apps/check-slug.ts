import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { slugProblem } from './shapes.ts'

/** Checks whether a slug is available, and if not, returns the reason and a suggestion. The slug is not reserved. */
export const checkSlug = defineCall({
  method: 'GET',
  path: '/studio/slugs/:slug',
  auth: 'account',
  input: z.strictObject({ slug: z.string().trim().toLowerCase().max(80) }),
  output: z.object({
    slug: z.string(),
    is_free: z.boolean(),
    reason: slugProblem.nullable(),
    suggestion: z.string().nullable(),
  }),
  rate: { limit: 120, seconds: 60 },
  summary: 'Check whether a slug is available',
})
