import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { withdrawalChoice } from './withdrawal-shapes.ts'

/** Returns which rights buyers have in the app, and what is usual in the seller's country. */
export const getLawSettings = defineCall({
  method: 'GET',
  path: '/studio/law-settings',
  auth: 'team',
  input: z.strictObject({}),
  output: z.object({
    withdrawal: withdrawalChoice,
    /** What `country` comes to. */
    is_on_by_country: z.boolean(),
    /** Where buyers find it. */
    url: z.string(),
  }),
  summary: 'Get the rights of buyers for the studio',
})
