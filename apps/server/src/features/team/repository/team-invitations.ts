import type { AppTx, ControlDb } from '#platform/database/app-db.ts'
import { newId } from '#platform/ids.ts'

export type NewTeamInvitation = {
  account_id: string
  email: string
  role: string
  token_hash: string
  invited_by_name: string
  sent_at: Date
  expires_at: Date
}

const COLUMNS = ['id', 'account_id', 'email', 'role', 'invited_by_name', 'sent_at', 'expires_at'] as const
const MAX_ROWS = 500

/** Lists open invitations, newest first. */
export function listOpenInvitations(db: ControlDb, account_id: string): Promise<TeamInvitationRow[]> {
  return db
    .selectFrom('team_invitations')
    .select(COLUMNS)
    .where('account_id', '=', account_id)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_ROWS)
    .execute()
}

export type TeamInvitationRow = {
  id: string
  account_id: string
  email: string
  role: string
  invited_by_name: string
  sent_at: Date
  expires_at: Date
}

/** Returns an open invitation of this account. */
export function findOpenInvitation(
  db: ControlDb,
  account_id: string,
  id: string,
): Promise<TeamInvitationRow | undefined> {
  return db
    .selectFrom('team_invitations')
    .select(COLUMNS)
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
}

/** Inserts an invitation with the hash of its token; undefined when the address has an open one. */
export function insertInvitation(
  tx: AppTx,
  invitation: NewTeamInvitation,
): Promise<TeamInvitationRow | undefined> {
  return tx
    .insertInto('team_invitations')
    .values({ id: newId(), ...invitation })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'email'])
        .where('accepted_at', 'is', null)
        .where('withdrawn_at', 'is', null)
        .doNothing(),
    )
    .returning(COLUMNS)
    .executeTakeFirst()
}

/** Replaces the token of an invitation; undefined when the invitation is no longer open. */
export function renewInvitation(
  tx: AppTx,
  id: string,
  renewed: Pick<NewTeamInvitation, 'token_hash' | 'sent_at' | 'expires_at'>,
): Promise<TeamInvitationRow | undefined> {
  return tx
    .updateTable('team_invitations')
    .set(renewed)
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .returning(COLUMNS)
    .executeTakeFirst()
}

/** Withdraws an open invitation; false when it is no longer open. */
export async function withdrawInvitation(tx: AppTx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('team_invitations')
    .set({ withdrawn_at: now })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Returns the invitation of a link in any state, with the name of the account. */
export function findInvitationByToken(db: ControlDb, token_hash: string) {
  return db
    .selectFrom('team_invitations')
    .innerJoin('accounts', 'accounts.id', 'team_invitations.account_id')
    .select([
      'team_invitations.email',
      'team_invitations.role',
      'team_invitations.invited_by_name',
      'team_invitations.expires_at',
      'team_invitations.accepted_at',
      'team_invitations.withdrawn_at',
      'accounts.name as account_name',
    ])
    .where('team_invitations.token_hash', '=', token_hash)
    .executeTakeFirst()
}

/** Uses an invitation up in one statement: of any number of parallel uses exactly one gets it. */
export function consumeInvitation(
  tx: AppTx,
  token_hash: string,
  now: Date,
): Promise<TeamInvitationRow | undefined> {
  return tx
    .updateTable('team_invitations')
    .set({ accepted_at: now })
    .where('token_hash', '=', token_hash)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(COLUMNS)
    .executeTakeFirst()
}

/** Deletes unaccepted invitations of all accounts that expired before an instant. */
export async function deleteEndedTeamInvitations(tx: AppTx, before: Date): Promise<void> {
  await tx
    .deleteFrom('team_invitations')
    .where('accepted_at', 'is', null)
    .where('expires_at', '<', before)
    .execute()
}
