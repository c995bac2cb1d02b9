declare module '../../platform/events/events.ts' {
  interface EventMap {
    /** Lines of a paid order that the member held already: their money goes back. */
    'commerce.paid_twice': { order_id: string; amount: number; is_ending: boolean }
  }
}

export {}
