declare module '../../platform/events/events.ts' {
  interface EventMap {
    /** Who may see a page was changed; it counts at once. */
    'pages.access_changed': { page_id: string }
    /** A release went live. */
    'pages.published': { release_id: string; number: number }
    /** A page and what is below it were deleted from the draft. */
    'pages.deleted': { page_ids: string[] }
  }
}

export {}
