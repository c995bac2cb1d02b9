declare module '../../platform/events/events.ts' {
  interface EventMap {
    /** An order was paid; what it sold has been granted in the same transaction. */
    'commerce.order_paid': { order_id: string; subscriber_id: string; product_ids: string[] }
    /** Lines of a paid order that the member held already: their money goes back. */
    'commerce.paid_twice': { order_id: string; amount: number; is_ending: boolean }
    /** A subscription came into another state. */
    'commerce.subscription_changed': { subscription_id: string; subscriber_id: string; state: string }
    /** Money of a paid order went back, by refund or dispute. */
    'commerce.payment_reversed': { order_id: string; subscriber_id: string; reason: 'refund' | 'dispute' }
  }
}

export {}
