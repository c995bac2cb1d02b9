import {
  authProvider,
  avatarUrls,
  memberAttributes,
  type AppSubscription,
  type MemberAttributes,
  type MemberSession,
  type SubscriberProperty,
  type User,
} from '@foyer/contract/identity/shapes'
import { isPersonalAttribute } from '@foyer/contract/rules/attributes'
import type { OwnSession } from '@foyer/contract/identity/session-shapes'
import type { Person } from './repository/users.ts'

type UserFacts = { active_product_ids: readonly string[]; app_subscription: AppSubscription | null }

/** Presents the signed-in user as the client stores it. */
export function presentUser(person: Person, { active_product_ids, app_subscription }: UserFacts): User {
  return {
    id: person.id,
    email: person.email,
    name: person.name,
    timezone: person.timezone,
    subscriber_id: person.subscriber_id,
    subscriber_uuid: person.subscriber_uuid,
    is_admin: person.is_admin,
    is_account_admin: person.is_account_admin,
    is_app_messaging_profile: person.is_app_messaging_profile,
    active_product_ids: [...active_product_ids],
    global_events_channel: `user:${person.id}`,
    avatar_urls: avatarUrls.parse(person.avatar_urls),
    can_receive_messages_from_members: person.can_receive_messages_from_members ?? false,
    profile_visibility: person.profile_visibility === 'private' ? 'private' : 'public',
    language: person.language,
    passwordless: person.passwordless,
    auth_provider: authProvider.parse(person.auth_provider),
    is_email_verified: person.email_verified_at !== null,
    attributes: memberAttributes.parse(person.attributes ?? {}),
    app_subscription,
  }
}

/** The plain `member.*` values as subscriber properties (spec section 3). */
export function presentProperties(attributes: MemberAttributes): SubscriberProperty[] {
  return Object.entries(attributes).flatMap(([slug, value]) =>
    isPersonalAttribute(slug) && (value === null || typeof value !== 'object') ? [{ slug, value }] : [],
  )
}

/** A session that has not ended. */
export type LiveSession = {
  id: string
  browser: string
  network: string
  country: string | null
  created_at: Date
  last_used_at: Date
}

/** A session as its owner and the team see it. */
export function presentSession({
  id,
  browser,
  network,
  created_at,
  last_used_at,
}: LiveSession): MemberSession {
  return {
    id,
    browser,
    network,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
  }
}

/** A place where someone is signed in, as they see it themselves. */
export function presentOwnSession(session: LiveSession, current_id: string): OwnSession {
  const { id, country } = session
  return { ...presentSession(session), country, is_current: id === current_id }
}
