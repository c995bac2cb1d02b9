import type { InputFor } from '@foyer/contract/client'
import type { CalendarEvent } from './queries.ts'

/** One date, or it and all that follow. */
export type ChangeScope = 'one' | 'following'

type Change = InputFor<'schedule.changeEventDate'>
type Values = {
  scope: ChangeScope
  day: string
  time: string
  minutes: number | null
  capacity: number
}

/** What is sent of a changed date; what is as the event has it stays the event's. */
export function toChange(event: CalendarEvent, { scope, day, time, minutes, capacity }: Values): Change {
  const had_capacity = event.change?.capacity ?? null
  return {
    id: event.event_id,
    original_start: event.original_start,
    scope,
    starts: `${day}T${time}`,
    minutes: minutes === event.event_minutes ? null : minutes,
    capacity: capacity === (event.capacity ?? 0) ? had_capacity : capacity,
  }
}
