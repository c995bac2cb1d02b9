declare module '../../platform/events/events.ts' {
  interface EventMap {
    /** Who may open the app has changed; the epoch is the one after it. */
    'apps.access_changed': { app_id: string; access_epoch: number }
    /** The app lives in another time zone from now on. */
    'apps.time_zone_changed': { app_id: string; time_zone: string }
    /** The clock of a sandbox app was moved forward. */
    'apps.clock_moved': { app_id: string; forward_ms: number }
    /** Members see another release. */
    'apps.release_switched': { app_id: string; release_id: string }
  }
}
