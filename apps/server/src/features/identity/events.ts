declare module '../../platform/events/events.ts' {
  interface EventMap {
    /** A user became a member: at sign-up, or later in a private app. */
    'identity.member_joined': { user_id: string; subscriber_id: string }
    /** A user closed their account; it will be erased unless they return. */
    'identity.account_closed': { user_id: string; subscriber_id: string | null }
  }
}
