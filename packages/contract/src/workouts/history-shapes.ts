import { z } from 'zod'
import { coverAsset } from '../pages/page-index.ts'
import { imageRef } from '../pages/shapes.ts'
import { WORKOUT_UNITS } from '../rules/workouts.ts'
import { day, id } from '../shapes.ts'
import { heaviestSet, loggedSet, sessionRow } from './shapes.ts'

/** What a record is about: the heaviest set, more reps at that weight, the estimate of one rep, or the amount. */
export const recordKind = z.enum(['heaviest', 'most_reps_at_weight', 'one_rep_max', 'amount'])

/** A finished session in the history of all workouts. */
export const historyRow = sessionRow.extend({
  /** The cover of the workout; null for the art of its type. */
  cover: imageRef,
  cover_asset: coverAsset,
  record_count: z.number().int(),
})

/** What a session adds up to for one exercise; warm-ups count for nothing. */
export const exerciseResult = z.object({
  sets: z.number().int(),
  volume_kg: z.number(),
  /** The heaviest set, else the one of the greatest amount. */
  best_set: loggedSet,
  heaviest: heaviestSet.nullable(),
  /** The highest estimate of one repetition (Epley, 1 to 10 reps), and its set. */
  one_rep_max: z.object({ weight_kg: z.number(), set: loggedSet }).nullable(),
  /** Of each unit the most in one set, the most without a weight, and the sum. */
  amounts: z.array(
    z.object({
      unit: z.enum(WORKOUT_UNITS),
      most: z.number(),
      most_bare: z.number().nullable(),
      total: z.number(),
    }),
  ),
})

/** One session in the progress of an exercise. */
export const progressPoint = z.object({
  session_id: id,
  local_date: day,
  result: exerciseResult,
  /** What was strictly better than in all sessions before; never in the first. */
  records: z.array(recordKind),
})

/** One part of a CSV file: the file is `header` followed by the `lines` of each part. */
export const csvPart = z.object({
  header: z.string(),
  lines: z.string(),
  /** The number of rows in this part. */
  count: z.number().int(),
  next_cursor: z.string().nullable(),
})

export type RecordKind = z.infer<typeof recordKind>
export type HistoryRow = z.infer<typeof historyRow>
export type ExerciseResult = z.infer<typeof exerciseResult>
export type ProgressPoint = z.infer<typeof progressPoint>
