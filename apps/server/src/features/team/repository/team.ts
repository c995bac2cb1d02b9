import { sql } from 'kysely'
import type { TeamRole } from '@foyer/contract'
import type { ControlDb, ControlTx } from '#platform/database/app-db.ts'
import { newId } from '#platform/ids.ts'
import type { NewStudioSession } from '../../identity/index.ts'

/** Team members with their account. */
function selectTeam(db: ControlDb) {
  return db
    .selectFrom('team_members')
    .innerJoin('accounts', 'accounts.id', 'team_members.account_id')
    .select([
      'team_members.id',
      'team_members.account_id',
      'team_members.email',
      'team_members.name',
      'team_members.password_hash',
      'team_members.role',
      'team_members.can_read_inbox',
      'accounts.name as account_name',
    ])
}

export type TeamPerson = Awaited<ReturnType<ReturnType<typeof selectTeam>['executeTakeFirstOrThrow']>>

/** Finds a team member by the address, which serves once in all of Foyer. */
export function findTeamMemberByEmail(db: ControlDb, email: string): Promise<TeamPerson | undefined> {
  return selectTeam(db).where('team_members.email', '=', email).executeTakeFirst()
}

/** Whether the team member of an address has signed in to the studio on a device before. */
export async function isTeamDevice(db: ControlDb, email: string, device_id: string | null): Promise<boolean> {
  if (device_id === null) return false
  const found = await db
    .selectFrom('studio_sessions')
    .innerJoin('team_members', 'team_members.id', 'studio_sessions.team_member_id')
    .select('studio_sessions.id')
    .where('team_members.email', '=', email)
    .where('studio_sessions.device_id', '=', device_id)
    .executeTakeFirst()
  return found !== undefined
}

/** Finds a team member with the account. */
export function findTeamMember(db: ControlDb, id: string): Promise<TeamPerson | undefined> {
  return selectTeam(db).where('team_members.id', '=', id).executeTakeFirst()
}

/** Addresses of the owners of an account. */
export async function listOwnerAddresses(db: ControlDb, account_id: string): Promise<string[]> {
  const owners = await selectTeam(db)
    .where('team_members.account_id', '=', account_id)
    .where('team_members.role', '=', 'owner')
    .orderBy('team_members.id')
    .execute()
  return owners.map(({ email }) => email)
}

/** Addresses of the owners and account admins of an account. */
export async function listLeaderAddresses(db: ControlDb, account_id: string): Promise<string[]> {
  const leaders = await selectTeam(db)
    .where('team_members.account_id', '=', account_id)
    .where('team_members.role', 'in', ['owner', 'account_admin'])
    .orderBy('team_members.id')
    .execute()
  return leaders.map(({ email }) => email)
}

/** Inserts an account with its first team member; null when the address is taken. */
export async function insertAccount(
  tx: ControlTx,
  person: { name: string; email: string; password_hash: string; role: TeamRole; now: Date },
): Promise<TeamPerson | null> {
  const { name, email, password_hash, role, now } = person
  const account_id = newId()
  await tx.insertInto('accounts').values({ id: account_id, name, created_at: now }).execute()
  const created = await tx
    .insertInto('team_members')
    .values({ id: newId(), account_id, email, name, password_hash, role, created_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(['id', 'account_id', 'email', 'name', 'password_hash', 'role', 'can_read_inbox'])
    .executeTakeFirst()
  if (created) return { ...created, account_name: name }
  await tx.deleteFrom('accounts').where('id', '=', account_id).execute()
  return null
}

/** Inserts a studio session. */
export async function insertStudioSession(
  db: ControlDb,
  session: NewStudioSession & { team_member_id: string },
): Promise<void> {
  await db.insertInto('studio_sessions').values(session).execute()
}

/** Returns the team member of an active studio session's token. */
export function findTeamViewer(db: ControlDb, token_hash: string) {
  return selectTeam(db)
    .innerJoin('studio_sessions', 'studio_sessions.team_member_id', 'team_members.id')
    .select(['studio_sessions.id as session_id', 'studio_sessions.last_used_at'])
    .where('studio_sessions.token_hash', '=', token_hash)
    .where('studio_sessions.revoked_at', 'is', null)
    .where('studio_sessions.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
}

/** Who is signed in by a studio session, as long as it is open and they are in a team; whatever their role. */
export function findTeamMemberOfSession(db: ControlDb, session_id: string) {
  return db
    .selectFrom('studio_sessions')
    .innerJoin('team_members', 'team_members.id', 'studio_sessions.team_member_id')
    .select(['team_members.id', 'team_members.account_id'])
    .where('studio_sessions.id', '=', session_id)
    .where('studio_sessions.revoked_at', 'is', null)
    .where('studio_sessions.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
}

/** Whether a live studio session was opened after an instant. */
export async function isStudioSessionFresh(db: ControlDb, id: string, since: Date): Promise<boolean> {
  const found = await db
    .selectFrom('studio_sessions')
    .select('id')
    .where('id', '=', id)
    .where('created_at', '>', since)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

/** Notes that a studio session was used. */
export async function touchStudioSession(db: ControlDb, id: string, now: Date): Promise<void> {
  await db.updateTable('studio_sessions').set({ last_used_at: now }).where('id', '=', id).execute()
}

/** Sets the password of a team member. */
export async function setTeamPassword(db: ControlDb, id: string, password_hash: string): Promise<void> {
  await db.updateTable('team_members').set({ password_hash }).where('id', '=', id).execute()
}

/** The apps of an account. */
export async function listAppIds(db: ControlDb, account_id: string): Promise<string[]> {
  const apps = await db.selectFrom('apps').select('id').where('account_id', '=', account_id).execute()
  return apps.map(({ id }) => id)
}

/** Ends every active studio session of a team member and returns their ids. */
export async function revokeStudioSessions(
  db: ControlDb,
  team_member_id: string,
  now: Date,
): Promise<string[]> {
  const ended = await db
    .updateTable('studio_sessions')
    .set({ revoked_at: now })
    .where('team_member_id', '=', team_member_id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute()
  return ended.map(({ id }) => id)
}

/** Ends a studio session. */
export async function revokeStudioSession(db: ControlDb, id: string, now: Date): Promise<void> {
  await db
    .updateTable('studio_sessions')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute()
}
