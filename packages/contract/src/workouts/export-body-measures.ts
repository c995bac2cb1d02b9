import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { csvPart } from './history-shapes.ts'

/** Exports the member's body measures as lines of CSV, oldest first, in parts. Cells are safe in a spreadsheet. */
export const exportBodyMeasures = defineCall({
  method: 'GET',
  path: '/body_measures/export',
  auth: 'member',
  input: z.strictObject({ cursor: z.string().max(200).optional() }),
  output: csvPart,
  summary: 'Export body measures',
})
