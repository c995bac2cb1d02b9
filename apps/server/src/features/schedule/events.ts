declare module '../../platform/events/events.ts' {
  interface EventMap {
    /** A member who waited for a place at an occurrence has one. */
    'schedule.place_given': { occurrence_id: string; subscriber_id: string }
  }
}

export {}
