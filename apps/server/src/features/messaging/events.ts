declare module '../../platform/events/events.ts' {
  interface EventMap {
    /** A message was sent; of several parts the last one, and the one that mentions people (null: none does). */
    'messaging.message_sent': { thread_id: string; message_ts: string; mention_ts: string | null }
  }
}

export {}
