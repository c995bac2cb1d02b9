import { avatarUrls } from '@foyer/contract/identity/shapes'
import type { AppDb } from '#platform/database/app-db.ts'
import { preparedStatement } from '#platform/database/prepared-statement.ts'
import { selectPeople, type Person } from '../../identity/index.ts'

/**
 * The data of a person that other features may read. The address is for mails and receipts and is never sent to
 * another member.
 */
export type PersonFacts = {
  user_id: string
  subscriber_id: string | null
  name: string
  email: string
  timezone: string
  language: string | null
  avatar_urls: ReturnType<typeof avatarUrls.parse>
  is_admin: boolean
  is_account_admin: boolean
  is_app_messaging_profile: boolean
  can_receive_messages_from_members: boolean
  profile_visibility: 'public' | 'private'
  is_suspended: boolean
  /** The account is closed and will be erased unless they return. */
  has_closed: boolean
}

/** The columns from which person facts are built. */
export type PersonRow = Pick<
  Person,
  | 'id'
  | 'subscriber_id'
  | 'name'
  | 'email'
  | 'timezone'
  | 'language'
  | 'avatar_urls'
  | 'is_admin'
  | 'is_account_admin'
  | 'is_app_messaging_profile'
  | 'can_receive_messages_from_members'
  | 'profile_visibility'
  | 'suspended_at'
  | 'deletes_at'
>

const selectByUser = preparedStatement<PersonRow>(
  'people_by_user',
  `select person.* from unnest($2::uuid[]) as wanted (id) cross join lateral (
     select users.id, users.name, users.email, users.timezone, users.avatar_urls, users.is_admin, users.is_account_admin,
       users.is_app_messaging_profile, users.suspended_at, users.deletes_at, subscribers.id as subscriber_id, subscribers.language,
       subscribers.can_receive_messages_from_members, subscribers.profile_visibility
     from users
     left join subscribers on subscribers.app_id = $1 and subscribers.user_id = users.id
     where users.app_id = $1 and users.id = wanted.id and users.deletes_at is null
     limit 1
   ) person`,
)

/** People by user id, in no promised order; those that do not exist, or closed their account, are left out. */
export async function findPeopleByUser(db: AppDb, user_ids: readonly string[]): Promise<PersonFacts[]> {
  if (user_ids.length === 0) return []
  const found = await selectByUser(db, [db.app_id, [...new Set(user_ids)]])
  return found.map(toPersonFacts)
}

/** People by subscriber id, in no promised order; those that do not exist, or closed their account, are left out. */
export async function findPeopleBySubscriber(
  db: AppDb,
  subscriber_ids: readonly string[],
): Promise<PersonFacts[]> {
  if (subscriber_ids.length === 0) return []
  const found = await selectPeople(db)
    .where('subscribers.id', 'in', subscriber_ids)
    .where('users.deletes_at', 'is', null)
    .execute()
  return found.map(toPersonFacts)
}

/**
 * Returns when a member's account was created and when they became a member: in a private app, when they were
 * approved.
 */
export async function findMembershipDates(
  db: AppDb,
  subscriber_id: string,
): Promise<{ user_since: Date; member_since: Date } | null> {
  const person = await selectPeople(db).where('subscribers.id', '=', subscriber_id).executeTakeFirst()
  return person?.member_since ? { user_since: person.created_at, member_since: person.member_since } : null
}

/** Returns a person as other features may see them. */
export function toPersonFacts(person: PersonRow): PersonFacts {
  return {
    user_id: person.id,
    subscriber_id: person.subscriber_id,
    name: person.name,
    email: person.email,
    timezone: person.timezone,
    language: person.language,
    avatar_urls: avatarUrls.parse(person.avatar_urls),
    is_admin: person.is_admin,
    is_account_admin: person.is_account_admin,
    is_app_messaging_profile: person.is_app_messaging_profile,
    can_receive_messages_from_members: person.can_receive_messages_from_members ?? false,
    profile_visibility: person.profile_visibility === 'private' ? 'private' : 'public',
    is_suspended: person.suspended_at !== null,
    has_closed: person.deletes_at !== null,
  }
}
