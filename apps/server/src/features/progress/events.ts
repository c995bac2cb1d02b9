declare module '../../platform/events/events.ts' {
  interface EventMap {
    /** A member started a progress root. */
    'progress.run_started': { run_id: string; subscriber_id: string; root_id: string; started_at: string }
    /** A member left a progress root; data that depends on the run is removed. */
    'progress.run_left': { run_id: string; subscriber_id: string; root_id: string }
    /** A member undid that they left a progress root; what was removed with the run is back. */
    'progress.run_restored': { run_id: string; subscriber_id: string; root_id: string }
    /** A member completed pages that were not completed before; at most 300 in one event. */
    'progress.pages_completed': { subscriber_id: string; page_ids: string[]; completed_at: string }
    /** A member took completions back; at most 300 in one event. */
    'progress.pages_uncompleted': { subscriber_id: string; page_ids: string[] }
  }
}

export {}
