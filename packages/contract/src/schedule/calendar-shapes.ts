import { z } from 'zod'
import { id, instant } from '../shapes.ts'

/** Day and time without a zone, `YYYY-MM-DDTHH:MM`. */
export const eventDate = z.iso.datetime({ local: true, precision: -1 })

/** One date of an event, or it and all that follow. */
export const changeScope = z.enum(['one', 'following'])

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
  /** How long the event is, in minutes, before any change of this date. */
  event_minutes: z.int(),
  /** How many may come; null: all. */
  capacity: z.int().nullable(),
  going: z.int(),
  /** It does not take place; shown to the team only. */
  is_cancelled: z.boolean(),
  /** What the team changed; `original_start` is the date that the change was made for. null: nothing. */
  change: z
    .object({
      original_start: z.string(),
      scope: changeScope,
      minutes: z.int().nullable(),
      capacity: z.int().nullable(),
    })
    .nullable(),
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

/** The local time of a day, `HH:MM`. */
export const timeOfDay = z.iso.time({ precision: -1 })

/** What the team schedules for all members: a published page, all day on a day or at a time. */
export const calendarItem = z.object({
  id,
  page_id: id,
  title: z.string(),
  /** By the clocks of the app; of an item that is all day the day of each member. */
  day: z.iso.date(),
  /** null: all day. */
  time: timeOfDay.nullable(),
  starts_at: instant.nullable(),
})

/** When an item for all members is, as an input. */
export const calendarItemDate = z.strictObject({
  day: z.iso.date(),
  /** By the clocks of the app; null: all day. */
  time: timeOfDay.nullable().default(null),
})
