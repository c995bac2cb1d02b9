import type { CalendarEvent } from './queries.ts'

/** One date of an event, an evening in Berlin. */
export function aCalendarEvent(more: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    id: 'one',
    event_id: 'event',
    title: 'Live',
    original_start: '2026-11-21T18:00',
    starts_at: '2026-11-21T17:00:00.000Z',
    ends_at: '2026-11-21T17:45:00.000Z',
    repeats: 'weekly',
    place: '',
    event_minutes: 45,
    capacity: null,
    going: 0,
    is_cancelled: false,
    change: null,
    needs: { is_private: false, sign_in: false, products: [] },
    ...more,
  }
}
