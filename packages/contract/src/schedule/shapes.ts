import { z } from 'zod'
import { coverAsset } from '../pages/page-index.ts'
import { avatarUrls } from '../identity/shapes.ts'
import { contentType, imageRef } from '../pages/shapes.ts'
import { id, instant } from '../shapes.ts'

/** What can be scheduled. */
export const scheduledItemType = z.enum(['page', 'form', 'event_occurrence'])

/** A page, form or event occurrence on a member's day or time (spec section 3). */
export const scheduledItem = z.object({
  id,
  item_id: id,
  item_type: scheduledItemType,
  scope_type: z.enum(['member', 'app']),
  /** The progress root that it was scheduled from; items of one root are siblings. */
  context_id: id.nullable(),
  context_type: z.enum(['page']).nullable(),
  /** The title of that root; null without one, or where the member may no longer know of it. */
  context_title: z.string().nullable(),
  /** `YYYY-MM-DD` where `is_all_day`, else an instant. */
  date: z.string(),
  is_all_day: z.boolean(),
  starts_at: instant.nullable(),
  ends_at: instant.nullable(),
  is_completed: z.boolean(),
  /** null: hidden from the member now. */
  item: z
    .object({
      title: z.string(),
      path: z.string(),
      content_type: contentType,
      cover: imageRef,
      cover_asset: coverAsset,
      /** null where it has no length, or the member may not open it now. */
      minutes: z.number().int().nullable(),
      /** The member may not open it now. */
      is_locked: z.boolean(),
    })
    .nullable(),
})

/** A member's answer to whether they come to an event. */
export const eventAnswer = z.enum(['going', 'maybe', 'declined'])

/** One time at which an event takes place. An event is a page, so both ids are that of the page. */
export const eventOccurrence = z.object({
  id,
  event_id: id,
  page_id: id,
  title: z.string(),
  path: z.string(),
  starts_at: instant,
  ends_at: instant,
  /** The event's state for the viewer (spec section 4, "Page access result"). */
  state: z.enum(['granted', 'require_purchase', 'require_authentication', 'is_scheduled']),
  /** null: no answer, a guest, or an event that the viewer may not open. */
  answer: eventAnswer.nullable(),
  /** The viewer wants to come and has no place yet. */
  is_waiting: z.boolean(),
  /** null: no limit, or an event that the viewer may not open. */
  capacity: z.number().int().nullable(),
  places_left: z.number().int().nullable(),
})

/** The address that calendar programs read; null without one. Whoever knows it reads the schedule. */
export const calendarFeed = z.object({ url: z.url().nullable() })

/** A member who comes to an occurrence, as others see them. */
const comer = z.object({ user_id: id, name: z.string(), avatar_urls: avatarUrls })

/** A member with their answer to an occurrence. */
export const eventPerson = comer.extend({ answer: z.enum(['going', 'maybe']), is_waiting: z.boolean() })

/**
 * Who comes to an occurrence, and what the viewer has answered. Hidden, blocked and suspended people are not counted;
 * their places are.
 */
export const eventAttendance = z.object({
  occurrence_id: id,
  /** null: no answer yet, or a guest. */
  answer: eventAnswer.nullable(),
  /** The viewer wants to come and has no place yet. */
  is_waiting: z.boolean(),
  /** The viewer's place in the line, from 1; null for one who does not wait. */
  waiting_position: z.number().int().nullable(),
  going_count: z.number().int(),
  maybe_count: z.number().int(),
  waiting_count: z.number().int(),
  /** The first four who come; empty for guests. */
  people: z.array(comer),
  /** null: no limit. */
  capacity: z.number().int().nullable(),
  /** null: no limit. */
  places_left: z.number().int().nullable(),
  is_over: z.boolean(),
  /** False for one who may only look at the event. */
  may_answer: z.boolean(),
  /** When the link of its video call is given; null: there is none. */
  online: z.object({ opens_at: instant, closes_at: instant }).nullable(),
})

/** An occurrence that a member has said to come to, or perhaps. */
export const eventSubscription = eventOccurrence.extend({ answer: eventAnswer })

/** A date of an input: a day, or an instant with its offset. */
export const scheduledDate = z.union([z.iso.date(), z.iso.datetime({ offset: true })])

/** `Page` is accepted for `page` (model, "Doing"). */
export const itemType = z
  .enum(['Page', 'page', 'form', 'event_occurrence'])
  .transform((type) => (type === 'Page' ? ('page' as const) : type))

/** What a member can filter the schedule by: a program that items were scheduled from, a type, or a scope. */
export const scheduleFilter = z.object({
  /** What `GET /schedule` takes as `filter`. */
  value: z.string(),
  kind: z.enum(['context', 'item_type', 'scope']),
  /** The title of a program; null for types and scopes. */
  title: z.string().nullable(),
})

/** A value of `filter`: a kind and what it is. */
export const filterValue = z.union([
  z.templateLiteral(['context:', z.uuid()]),
  z.templateLiteral(['item_type:', scheduledItemType]),
  z.templateLiteral(['scope:', z.enum(['member', 'app'])]),
])

export type ScheduledItem = z.infer<typeof scheduledItem>
export type EventAnswer = z.infer<typeof eventAnswer>
export type EventPerson = z.infer<typeof eventPerson>
export type EventAttendance = z.infer<typeof eventAttendance>
export type ScheduleFilter = z.infer<typeof scheduleFilter>
export type EventOccurrence = z.infer<typeof eventOccurrence>
