declare module '../../platform/events/events.ts' {
  interface EventMap {
    /** A person signed up; in a private app they have no subscriber yet. */
    'accounts.user_signed_up': { user_id: string; subscriber_id: string | null }
    /** A user became a member: at sign-up, or later in a private app. */
    'accounts.member_joined': { user_id: string; subscriber_id: string }
    /** A person closed their account; it will be erased unless they come back. */
    'accounts.account_closed': { user_id: string; subscriber_id: string | null }
    /** What was kept of a person is gone, but for what must stay. */
    'accounts.account_erased': { user_id: string; subscriber_id: string | null }
    /** A member does not want to see another, nor be seen by them; never told to the one who is blocked. */
    'accounts.member_blocked': { blocker_user_id: string; blocked_user_id: string }
    /** They took that back. */
    'accounts.member_unblocked': { blocker_user_id: string; blocked_user_id: string }
  }
}
