import { type AuthProvider, avatarUrls, type AvatarUrls } from '@foyer/contract/identity/shapes'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { newId } from '#platform/ids.ts'
import { sql } from 'kysely'
import { saveUserWords } from './user-words.ts'

/** Finds a user with its subscriber by id; undefined where the app has none. */
export function findUser(db: AppDb, user_id: string): Promise<Person | undefined> {
  return selectPeople(db).where('users.id', '=', user_id).executeTakeFirst()
}

/** Finds a user with its subscriber by its address. */
export function findUserByEmail(db: AppDb, email: string): Promise<Person | undefined> {
  return selectPeople(db).where('users.email', '=', email).executeTakeFirst()
}

/** Finds the user of a team member in this app. */
export function findUserOfTeamMember(db: AppDb, team_member_id: string): Promise<Person | undefined> {
  return selectPeople(db).where('users.team_member_id', '=', team_member_id).executeTakeFirst()
}

/** Locks a user until the end of the transaction, so that two changes of how they get in follow one another. */
export async function lockUser(tx: AppTx, user_id: string): Promise<void> {
  await tx
    .selectFrom('users')
    .select('id')
    .where('app_id', '=', tx.app_id)
    .where('id', '=', user_id)
    .forUpdate()
    .execute()
}

/** Users with their subscribers; `subscriber_id` is null where a private app has not let them in. */
export function selectPeople(db: AppDb) {
  return db
    .selectFrom('users')
    .leftJoin('subscribers', (join) =>
      join.onRef('subscribers.app_id', '=', 'users.app_id').onRef('subscribers.user_id', '=', 'users.id'),
    )
    .where('users.app_id', '=', db.app_id)
    .select([
      'users.id',
      'users.email',
      'users.name',
      'users.timezone',
      'users.password_hash',
      'users.auth_provider',
      'users.passwordless',
      'users.is_admin',
      'users.is_account_admin',
      'users.is_app_messaging_profile',
      'users.team_member_id',
      'users.avatar_urls',
      'users.email_verified_at',
      'users.suspended_at',
      'users.deletes_at',
      'users.erased_at',
      'users.closed_by_member',
      'users.created_at',
      'users.imported_at',
      'users.last_seen_at',
      'subscribers.id as subscriber_id',
      'subscribers.uuid as subscriber_uuid',
      'subscribers.language',
      'subscribers.can_receive_messages_from_members',
      'subscribers.profile_visibility',
      'subscribers.attributes',
      'subscribers.created_at as member_since',
    ])
}

/** A user joined with its subscriber. */
export type Person = Awaited<ReturnType<ReturnType<typeof selectPeople>['executeTakeFirstOrThrow']>>

/** The values of a new user. */
export type NewUser = {
  email: string
  name: string
  password_hash: string | null
  auth_provider: AuthProvider
  timezone: string
  email_verified_at: Date | null
  now: Date
  /** In a private app, until the owner lets them in. */
  waiting_since: Date | null
  is_admin?: boolean
  is_account_admin?: boolean
  is_app_messaging_profile?: true
  team_member_id?: string
  /** Set for people who did not sign up themselves and have not been here. */
  imported_at?: Date
}

/** Inserts a user. Returns null when the address is taken; concurrent calls create one. */
export async function insertUser(tx: AppTx, { now, ...user }: NewUser): Promise<string | null> {
  const created = await tx
    .insertInto('users')
    .values({
      app_id: tx.app_id,
      id: newId(),
      ...user,
      created_at: now,
      last_seen_at: user.imported_at ? null : now,
    })
    .onConflict((conflict) => conflict.columns(['app_id', 'email']).doNothing())
    .returning(['id', 'name', 'email'])
    .executeTakeFirst()
  if (created) await saveUserWords(tx, created)
  return created?.id ?? null
}

/** Inserts the subscriber of a user. Returns null when there is one. */
export async function insertSubscriber(
  tx: AppTx,
  { user_id, now }: { user_id: string; now: Date },
): Promise<string | null> {
  const created = await tx
    .insertInto('subscribers')
    .values({ app_id: tx.app_id, id: newId(), user_id, created_at: now })
    .onConflict((conflict) => conflict.columns(['app_id', 'user_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return created?.id ?? null
}

/** Inserts a subscriber without a user. */
export async function insertGuestSubscriber(
  tx: AppTx,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('subscribers')
    .values({ app_id: tx.app_id, id, user_id: null, created_at: now })
    .execute()
}

/** The columns of a user that can change. */
export type UserChange = Partial<{
  email: string
  name: string
  timezone: string
  password_hash: string | null
  auth_provider: AuthProvider
  email_verified_at: Date
  last_seen_at: Date
  is_admin: boolean
  is_account_admin: boolean
  team_member_id: string | null
  waiting_since: null
}>

/** Changes a user's own columns. */
export async function changeUser(tx: AppTx, user_id: string, change: UserChange): Promise<void> {
  const user = await tx
    .updateTable('users')
    .set(change)
    .where('app_id', '=', tx.app_id)
    .where('id', '=', user_id)
    .returning(['id', 'name', 'email'])
    .executeTakeFirst()
  if (user && (change.name !== undefined || change.email !== undefined)) await saveUserWords(tx, user)
}

/** What a member chooses for themselves. */
export type SubscriberChange = Partial<{
  language: string | null
  can_receive_messages_from_members: boolean
  profile_visibility: 'public' | 'private'
}>

/** Changes what a member chose. */
export async function changeSubscriber(
  tx: AppTx,
  subscriber_id: string,
  change: SubscriberChange,
): Promise<void> {
  await tx
    .updateTable('subscribers')
    .set(change)
    .where('app_id', '=', tx.app_id)
    .where('id', '=', subscriber_id)
    .execute()
}

/** Whether anyone but the team has joined the app. */
export async function hasMemberOutsideTeam(db: AppDb): Promise<boolean> {
  const found = await db
    .selectFrom('subscribers')
    .innerJoin('users', (join) =>
      join.onRef('users.app_id', '=', 'subscribers.app_id').onRef('users.id', '=', 'subscribers.user_id'),
    )
    .select('subscribers.id')
    .where('subscribers.app_id', '=', db.app_id)
    .where('users.team_member_id', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Replaces a user's password in one statement, if it is still the one that was seen. */
export async function replacePassword(
  tx: AppTx,
  user_id: string,
  { known, password_hash }: { known: string; password_hash: string },
): Promise<boolean> {
  const replaced = await tx
    .updateTable('users')
    .set({ password_hash })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', user_id)
    .where('password_hash', '=', known)
    .returning('id')
    .executeTakeFirst()
  return replaced !== undefined
}

/** Whether the app is private now, bypassing the cache. */
export async function isAppPrivate(tx: AppTx): Promise<boolean> {
  const { is_private } = await tx
    .selectFrom('apps')
    .select(sql<boolean>`(access ->> 'is_private')::boolean`.as('is_private'))
    .where('id', '=', tx.app_id)
    .executeTakeFirstOrThrow()
  return is_private
}

/** What some users of an app are called; those that do not exist are left out. */
export async function listUserNames(
  db: AppDb,
  ids: readonly string[],
): Promise<{ id: string; name: string; email: string }[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('app_id', '=', db.app_id)
    .where('id', 'in', [...ids])
    .execute()
}

/**
 * Sets the URLs of a user's picture, null for none, and returns the previous ones in one statement, so that
 * concurrent changes return each replaced picture once.
 */
export async function setAvatar(tx: AppTx, user_id: string, urls: AvatarUrls): Promise<AvatarUrls> {
  const { rows } = await sql<{ avatar_urls: unknown }>`
    with before as (
      select id, avatar_urls from users where app_id = ${tx.app_id} and id = ${user_id} for update
    )
    update users set avatar_urls = ${urls === null ? null : JSON.stringify(urls)}::jsonb
    from before where users.app_id = ${tx.app_id} and users.id = before.id
    returning before.avatar_urls
  `.execute(tx)
  return avatarUrls.parse(rows[0]?.avatar_urls ?? null)
}
