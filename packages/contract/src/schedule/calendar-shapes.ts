import { z } from 'zod'
import { id, instant } from '../shapes.ts'

/** One date of a published event, as the team's calendar shows it. */
export const calendarEvent = z.object({
  /** The id of the occurrence. */
  id,
  event_id: id,
  title: z.string(),
  /** The event's own day and time, `YYYY-MM-DDTHH:MM`, by which the date is known however it is moved. */
  original_start: z.string(),
  starts_at: instant,
  ends_at: instant,
  repeats: z.enum(['once', 'daily', 'weekly', 'every_two_weeks', 'monthly']),
  place: z.string(),
  /** What a member needs to open it. */
  needs: z.object({
    is_private: z.boolean(),
    sign_in: z.boolean(),
    /** The titles of the products of which one opens it. */
    products: z.array(z.string()),
  }),
})

/** A published page that opens for everyone who may read it at one time. */
export const calendarOpening = z.object({ page_id: id, title: z.string(), opens_at: instant })
