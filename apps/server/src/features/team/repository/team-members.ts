import { sql } from 'kysely'
import type { TeamRole } from '@foyer/contract'
import type { AppTx, ControlDb } from '#platform/database/app-db.ts'
import { newId } from '#platform/ids.ts'
import type { TeamPerson } from './team.ts'

/** A colleague as the team is listed. */
export type ListedTeamMember = {
  id: string
  account_id: string
  name: string
  email: string
  role: TeamRole
  /** As it was set; owners and account admins have the permission anyway. */
  can_read_inbox: boolean
  joined_at: Date
  last_seen_at: Date | null
}

const MAX_ROWS = 1_000

/** The team of an account, highest role first, then in the order in which they joined. */
export async function listTeamMembers(db: ControlDb, account_id: string): Promise<ListedTeamMember[]> {
  const { rows } = await sql<ListedTeamMember>`
    select member.id, member.account_id, member.name, member.email::text as email, member.role,
      member.can_read_inbox,
      member.created_at as joined_at,
      (select max(last_used_at) from studio_sessions where team_member_id = member.id) as last_seen_at
    from team_members member
    where member.account_id = ${account_id}
    order by array_position(array['owner', 'account_admin', 'admin'], member.role), member.created_at, member.id
    limit ${MAX_ROWS}
  `.execute(db)
  return rows
}

/** Serializes all changes of a team, so that checks still hold when the change is made. */
export async function lockTeam(tx: AppTx, account_id: string): Promise<void> {
  await tx.selectFrom('accounts').select('id').where('id', '=', account_id).forUpdate().execute()
}

/** Inserts a team member of an account; false when the address is taken. */
export async function insertTeamMember(
  tx: AppTx,
  person: Omit<TeamPerson, 'account_name' | 'can_read_inbox' | 'id'>,
  now: Date,
): Promise<string | null> {
  const created = await tx
    .insertInto('team_members')
    .values({ id: newId(), ...person, created_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return created?.id ?? null
}

/** Changes a team member's role. */
export async function setRole(tx: AppTx, id: string, role: TeamRole): Promise<void> {
  await tx.updateTable('team_members').set({ role }).where('id', '=', id).execute()
}

/** Lets an admin read the inbox, or no longer. */
export async function setInboxPermission(tx: AppTx, id: string, can_read_inbox: boolean): Promise<void> {
  await tx.updateTable('team_members').set({ can_read_inbox }).where('id', '=', id).execute()
}

/** Deletes a team member with their studio sessions. */
export async function deleteTeamMember(tx: AppTx, id: string): Promise<void> {
  await tx.deleteFrom('team_members').where('id', '=', id).execute()
}

/** Lists the apps of an account with the time zone for users created in them. */
export function listAppsOfAccount(db: ControlDb, account_id: string) {
  return db
    .selectFrom('apps')
    .select(['id', 'time_zone'])
    .where('account_id', '=', account_id)
    .orderBy('id')
    .execute()
}
