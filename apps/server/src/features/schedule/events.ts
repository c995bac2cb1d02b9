declare module '../../platform/events/events.ts' {
  interface EventMap {
    /** A member who waited for a place at an occurrence has one. */
    'schedule.place_given': { occurrence_id: string; subscriber_id: string }
    /** A date of an event that members have on their calendars takes place at another time, or no more. */
    'schedule.event_changed': { occurrence_id: string; event_id: string; change: 'moved' | 'cancelled' }
  }
}

export {}
