import { expect, it } from 'vitest'
import { toChange } from './date-change.ts'
import { aCalendarEvent } from './testing.ts'

const values = { scope: 'one', day: '2026-11-22', time: '09:30', minutes: 45, capacity: 0 } as const

it('sends where a date is moved to, and nothing of what stays as the event has it', () => {
  expect(toChange(aCalendarEvent(), values)).toEqual({
    id: 'event',
    original_start: '2026-11-21T18:00',
    scope: 'one',
    starts: '2026-11-22T09:30',
    minutes: null,
    capacity: null,
  })
})

it('sends a length and places that were changed, and keeps places that were changed before', () => {
  expect(toChange(aCalendarEvent(), { ...values, minutes: 90, capacity: 12 })).toMatchObject({
    minutes: 90,
    capacity: 12,
  })
  const change = { original_start: '2026-11-21T18:00', scope: 'one', minutes: null, capacity: 12 } as const
  const limited = aCalendarEvent({ capacity: 12, change })
  expect(toChange(limited, { ...values, capacity: 12 })).toMatchObject({ capacity: 12 })
  expect(toChange(limited, values)).toMatchObject({ capacity: 0 })
})
