import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { workoutImportChoices, workoutImportReport } from './workout-import-shapes.ts'

/**
 * Reads a CSV file of workouts, at most 4 MB and 5,000 rows, and reports what an import of it would do. Nothing is
 * stored, neither the file nor a page.
 */
export const checkWorkouts = defineCall({
  method: 'POST',
  path: '/studio/workouts/imports/check',
  auth: 'team',
  input: z.strictObject(workoutImportChoices),
  output: workoutImportReport,
  errors: ['not_readable'],
  body: 'multipart',
  // One byte above the limit, to tell a file that is too large from one that just fits.
  body_limit: 4_194_305,
  rate: { limit: 300, seconds: 600 },
  summary: 'Check a file of workouts',
})
