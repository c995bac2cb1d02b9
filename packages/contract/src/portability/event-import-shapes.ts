import { z } from 'zod'
import { id } from '../shapes.ts'

/** Why a calendar file cannot be read at all. */
export const eventImportFailure = z.enum(['empty', 'not_readable', 'too_large', 'too_many_events'])

/**
 * What is wrong with an event of a file, or was changed in it. Blocking: `title_missing`, `start_missing`, `too_long`
 * (over a week) and `rule_unsupported`. The others say what became of it: `all_day` starts at midnight, `month_end` is on
 * the last day of shorter months, `zone_unknown` was read by the clock of the app, `zone_differs` keeps its time by the
 * clock of the app from now on, `dates_left_out` are changed or added dates that cannot be stored.
 */
export const eventImportCode = z.enum([
  'title_missing',
  'start_missing',
  'too_long',
  'rule_unsupported',
  'all_day',
  'month_end',
  'zone_unknown',
  'zone_differs',
  'dates_left_out',
])

/** An event of a file, by the calendar and the clock of the app. `exists`: the app has one like it, which is `page_id`. */
export const eventImportItem = z.object({
  title: z.string(),
  first_day: z.string(),
  time: z.string(),
  minutes: z.number().int(),
  repeats: z.enum(['once', 'daily', 'weekly', 'every_two_weeks', 'monthly']),
  last_day: z.string(),
  place: z.string(),
  /** Dates that are moved or cancelled. */
  changes: z.number().int(),
  action: z.enum(['create', 'exists', 'refused']),
  page_id: id.nullable(),
  problems: z.array(eventImportCode),
})
