declare module '../../platform/events/events.ts' {
  interface EventMap {
    /** What a subscriber may see has changed; `null`: of everyone in the app. */
    'access.changed': { subscriber_id: string | null }
  }
}

export {}
