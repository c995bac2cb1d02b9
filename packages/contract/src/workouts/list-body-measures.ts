import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { queryInteger } from '../shapes.ts'
import { bodyMeasure, bodyMeasureKind } from './body-shapes.ts'

/** Lists one of the member's body measures, newest first. */
export const listBodyMeasures = defineCall({
  method: 'GET',
  path: '/body_measures/kinds/:kind',
  auth: 'member',
  input: z.strictObject({
    kind: bodyMeasureKind,
    cursor: z.string().max(200).optional(),
    limit: queryInteger(1, 100).default(50),
  }),
  output: z.object({ items: z.array(bodyMeasure), next_cursor: z.string().nullable() }),
  summary: 'List a body measure',
})
