import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { csvPart } from './history-shapes.ts'

/**
 * Exports the sets of the member's finished sessions as lines of CSV, oldest first, in parts of 50 sessions. Weights
 * are as typed, in their own unit. Cells are safe to open in a spreadsheet.
 */
export const exportSets = defineCall({
  method: 'GET',
  path: '/training/sets/export',
  auth: 'member',
  input: z.strictObject({ cursor: z.string().max(200).optional() }),
  output: csvPart,
  summary: 'Export sets',
})
