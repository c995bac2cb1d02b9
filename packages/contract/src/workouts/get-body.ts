import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { bodyMeasure } from './body-shapes.ts'

/** The member's body measures as they are now: of each kind the newest, and the oldest of the last three months. */
export const getBody = defineCall({
  method: 'GET',
  path: '/body_measures',
  auth: 'member',
  input: z.strictObject({}),
  output: z.object({
    /** In the order of the kinds; kinds never measured are absent. */
    items: z.array(
      z.object({
        newest: bodyMeasure,
        /** Null where there is no other in the last three months. */
        before: bodyMeasure.nullable(),
      }),
    ),
    /** The weights of the last three months, oldest first. */
    weights: z.array(bodyMeasure),
  }),
  summary: 'Get body measures',
})
