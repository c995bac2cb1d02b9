import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { MAX_WEEKS } from '../rules/program-weeks.ts'
import { expectedRevision, id } from '../shapes.ts'
import { programWeeks, progression } from './week-shapes.ts'

const weekNumber = z.number().int().min(2).max(MAX_WEEKS)

/**
 * Copies a week with its pages and days to following weeks, with a progression: each copy is based on the one before,
 * warm-up sets and sets without a weight stay. A deload week has 10 % less weight and one working set fewer, and the
 * next week continues from before it. The pages of a week that exists are replaced; missing weeks are added, empty if
 * they are only passed over. A copy opens as many weeks later as it stands behind the original.
 */
export const copyProgramWeek = defineCall({
  method: 'POST',
  path: '/studio/pages/:id/weeks/copy',
  auth: 'team',
  input: z.strictObject({
    id,
    revision: expectedRevision,
    week_id: id,
    /** Counted from 1, all behind the week that is copied. */
    to_weeks: z.array(weekNumber).min(1).max(52),
    /** Those of `to_weeks` that are deload weeks. */
    deload_weeks: z.array(weekNumber).max(52),
    progression,
  }),
  output: programWeeks.extend({
    created_page_ids: z.array(id),
    /** The pages that were replaced, with their days, so that they can be restored. */
    replaced: z.array(z.object({ page_id: id, day: z.number().int().nullable() })),
  }),
  errors: ['stale_revision', 'too_many_weeks'],
  summary: 'Copy a week of a program',
})
