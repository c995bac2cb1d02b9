import { presentSession, type LiveSession, type Person } from '../identity/index.ts'
import {
  authProvider,
  avatarUrls,
  memberAttributes,
  type MemberDetail,
  type MemberDetailParts,
  type MemberRow,
} from '@foyer/contract/identity/shapes'

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
    status: getStatus(person),
    deletes_at: person.deletes_at?.toISOString() ?? null,
    closed_by_member: person.closed_by_member,
    joined_at: person.created_at.toISOString(),
    imported_at: person.imported_at?.toISOString() ?? null,
    last_seen_at: person.last_seen_at?.toISOString() ?? null,
  }
}

function getStatus({ deletes_at, suspended_at, subscriber_id }: Person): MemberRow['status'] {
  if (deletes_at) return 'deleting'
  if (suspended_at) return 'suspended'
  return subscriber_id ? 'member' : 'pending'
}

/** Whether a person is a team member or the app's messaging profile; both are administered in the team. */
export function isTeam(person: Pick<Person, 'team_member_id' | 'is_app_messaging_profile'>): boolean {
  return person.team_member_id !== null || person.is_app_messaging_profile
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
