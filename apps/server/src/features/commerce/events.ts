declare module '../../platform/events/events.ts' {
  interface EventMap {
    /** Lines of a paid order that the member already owned: they are refunded. */
    'commerce.paid_twice': { order_id: string; amount: number; is_ending: boolean; refund_id?: string }
    /** A refund or a dispute stops the renewal of a running subscription. */
    'commerce.renewal_stopped': { subscription_id: string }
  }
}

export {}
