import {
  authProvider,
  avatarUrls,
  memberAttributes,
  teamMember,
  type Account,
  type AppSubscription,
  type MailboxLine,
  type MailboxMessage as ShownMail,
  type MemberDetail,
  type MemberDetailParts,
  type MemberRow,
  type MemberSession,
  type TeamMember,
  type User,
} from '@foyer/contract/accounts/shapes'
import type { OwnSession } from '@foyer/contract/accounts/session-shapes'
import type { MailboxMessage } from '../../platform/mail/index.ts'
import type { Person } from './repository/users.ts'
import type { TeamPerson } from './repository/team.ts'

type UserFacts = { active_product_ids: readonly string[]; app_subscription: AppSubscription | null }

/** The signed-in user as the client keeps it. */
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

/** A person as a row of the owner's list. */
export function presentMember(person: Person): MemberRow {
  return {
    id: person.id,
    subscriber_id: person.subscriber_id,
    name: person.name,
    email: person.email,
    avatar_urls: avatarUrls.parse(person.avatar_urls),
    language: person.language,
    timezone: person.timezone,
    is_admin: person.is_admin,
    is_account_admin: person.is_account_admin,
    is_team: isTeam(person),
    status: statusOf(person),
    deletes_at: person.deletes_at?.toISOString() ?? null,
    closed_by_member: person.closed_by_member,
    joined_at: person.created_at.toISOString(),
    last_seen_at: person.last_seen_at.toISOString(),
  }
}

function statusOf({ deletes_at, suspended_at, subscriber_id }: Person): MemberRow['status'] {
  if (deletes_at) return 'deleting'
  if (suspended_at) return 'suspended'
  return subscriber_id ? 'member' : 'pending'
}

/** Whether somebody works on the app, or is as whom it writes: they are administered in the team. */
export function isTeam(person: Pick<Person, 'team_member_id' | 'is_app_messaging_profile'>): boolean {
  return person.team_member_id !== null || person.is_app_messaging_profile
}

type LiveSession = {
  id: string
  browser: string
  network: string
  country: string | null
  created_at: Date
  last_used_at: Date
}

/** One member as the owner sees them. */
export function presentMemberDetail(
  person: Person,
  sessions: readonly LiveSession[],
  parts: MemberDetailParts,
): MemberDetail {
  return {
    ...presentMember(person),
    subscriber_uuid: person.subscriber_uuid,
    can_receive_messages_from_members: person.can_receive_messages_from_members ?? false,
    profile_visibility: person.profile_visibility === 'private' ? 'private' : 'public',
    attributes: memberAttributes.parse(person.attributes ?? {}),
    sign_in: {
      auth_provider: authProvider.parse(person.auth_provider),
      passwordless: person.passwordless,
      email_verified_at: person.email_verified_at?.toISOString() ?? null,
      sessions: sessions.map(presentSession),
    },
    ...parts,
  }
}

function presentSession({ id, browser, network, created_at, last_used_at }: LiveSession): MemberSession {
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

/** A team member and the account, as the studio keeps them. */
export function presentTeam(person: TeamPerson): { team_member: TeamMember; account: Account } {
  const { id, email, name, role, account_id, account_name } = person
  return {
    team_member: teamMember.parse({ id, email, name, role }),
    account: { id: account_id, name: account_name },
  }
}

/** A mail of development as the list shows it. */
export function presentMailboxLine(mail: MailboxMessage): MailboxLine {
  const { id, to_address, from_address, subject, created_at } = mail
  return { id, to_address, from_address, subject, created_at: created_at.toISOString() }
}

/** A mail of development with its text; its HTML is not shown, since it says the same. */
export function presentMailboxMessage(mail: MailboxMessage): ShownMail {
  return { ...presentMailboxLine(mail), text_body: mail.text_body, has_html: mail.html_body !== null }
}
