declare module '../../platform/events/events.ts' {
  interface EventMap {
    /** A member is mailed of a purchase, or of a payment that could not be taken; once for its key. */
    'commerce.member_mailed': { kind: 'purchase' | 'payment_failed'; key: string; subscriber_id: string }
    /** Lines of a paid order that the member already owned: they are refunded. */
    'commerce.paid_twice': { order_id: string; amount: number; is_ending: boolean; refund_id?: string }
    /** A refund or a dispute stops the renewal of a running subscription. */
    'commerce.renewal_stopped': { subscription_id: string }
  }
}

export {}
