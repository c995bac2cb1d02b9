import type { LoginResponse, User } from '@foyer/contract/identity/shapes'
import { nextSession } from '../platform/session/next-session.ts'
import type { Authenticated } from '../platform/session/session-state.ts'

/** A member as returned by the server. */
export function aUser(given: Partial<User> = {}): User {
  return {
    id: '00000000-0000-4000-8000-0000000000d1',
    email: 'dana@example.com',
    name: 'Dana',
    timezone: 'Europe/Berlin',
    subscriber_id: '00000000-0000-4000-8000-0000000000d2',
    subscriber_uuid: '00000000-0000-4000-8000-0000000000d2',
    is_admin: false,
    is_account_admin: false,
    is_app_messaging_profile: false,
    active_product_ids: [],
    global_events_channel: 'user:00000000-0000-4000-8000-0000000000d1',
    avatar_urls: null,
    can_receive_messages_from_members: true,
    profile_visibility: 'public',
    language: null,
    passwordless: false,
    auth_provider: 'default',
    is_email_verified: true,
    attributes: {},
    app_subscription: null,
    ...given,
  }
}

/** The session of a signed-in member. */
export function signedIn(user: Partial<User> = {}, login: Partial<LoginResponse> = {}): Authenticated {
  const accepted = aLogin({ ...login, user: aUser(user) })
  const state = nextSession({ status: 'guest' }, { type: 'accepted', login: accepted })
  if (state.status !== 'authenticated') throw new Error('A sign-in makes a member.')
  return state
}

/** The answer of a sign-in. */
export function aLogin(given: Partial<LoginResponse> = {}): LoginResponse {
  return {
    user: aUser(),
    authentication_token: 'secret',
    program_subscriptions: {},
    event_subscriptions: [],
    pack_subscriptions: [],
    page_completions: { by_uuid: [], by_content_type: {} },
    ever_completed_page_ids: [],
    page_subscriptions: [],
    bookmarked_pages: [],
    billing_country: null,
    past_due_subscriptions: [],
    subscriber_properties: [],
    blocked_user_ids: [],
    exercise_swaps: [],
    access_epoch: 1,
    page_rights: '',
    ...given,
  }
}
