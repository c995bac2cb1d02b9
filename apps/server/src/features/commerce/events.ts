declare module '../../platform/events/events.ts' {
  interface EventMap {
    /** Lines of a paid order that the member already owned: they are refunded. */
    'commerce.paid_twice': { order_id: string; amount: number; is_ending: boolean }
  }
}

export {}
