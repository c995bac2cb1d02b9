import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { newId } from '#platform/ids.ts'

export type InvitationRow = {
  id: string
  email: string
  name: string
  product_ids: string[]
  invited_by: string
  invited_by_name: string
  invited_at: Date
  sent_at: Date
  expires_at: Date
}

export type NewInvitation = Omit<InvitationRow, 'id'> & { token_hash: string }

const COLUMNS = [
  'id',
  'email',
  'name',
  'product_ids',
  'invited_by',
  'invited_by_name',
  'invited_at',
  'sent_at',
  'expires_at',
] as const

/** Stores an invitation with the hash of its token; undefined when the address has an open one. */
export function insertMemberInvitation(
  tx: AppTx,
  invitation: NewInvitation,
): Promise<InvitationRow | undefined> {
  return tx
    .insertInto('member_invitations')
    .values({ app_id: tx.app_id, id: newId(), ...invitation })
    .onConflict((conflict) =>
      conflict
        .columns(['app_id', 'email'])
        .where('accepted_at', 'is', null)
        .where('withdrawn_at', 'is', null)
        .doNothing(),
    )
    .returning(COLUMNS)
    .executeTakeFirst()
}

const selectOpen = (db: AppDb | AppTx) =>
  db
    .selectFrom('member_invitations')
    .where('app_id', '=', db.app_id)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)

/** Open invitations before one of them, newest first. */
export function listMemberInvitationRows(
  db: AppDb,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<InvitationRow[]> {
  let query = selectOpen(db).select(COLUMNS)
  if (before) query = query.where('id', '<', before)
  return query.orderBy('id', 'desc').limit(limit).execute()
}

/** How many invitations are open. */
export async function countMemberInvitations(db: AppDb): Promise<number> {
  const { count } = await selectOpen(db)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** An open invitation of this app. */
export function findMemberInvitation(db: AppDb | AppTx, id: string): Promise<InvitationRow | undefined> {
  return selectOpen(db).select(COLUMNS).where('id', '=', id).executeTakeFirst()
}

/** The addresses of some invitations, answered ones too; those that do not exist are left out. */
export async function listInvitationAddresses(
  db: AppDb,
  ids: readonly string[],
): Promise<{ id: string; email: string }[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('member_invitations')
    .select(['id', 'email'])
    .where('app_id', '=', db.app_id)
    .where('id', 'in', [...ids])
    .execute()
}

const updateOpen = (tx: AppTx) =>
  tx
    .updateTable('member_invitations')
    .where('app_id', '=', tx.app_id)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)

/** Replaces the token of an invitation; undefined when it is no longer open. */
export function renewMemberInvitation(
  tx: AppTx,
  id: string,
  renewed: Pick<NewInvitation, 'token_hash' | 'sent_at' | 'expires_at'>,
): Promise<InvitationRow | undefined> {
  return updateOpen(tx).set(renewed).where('id', '=', id).returning(COLUMNS).executeTakeFirst()
}

/** Takes an open invitation back; false where it is no longer open. */
export async function withdrawMemberInvitationRow(tx: AppTx, id: string, now: Date): Promise<boolean> {
  const done = await updateOpen(tx).set({ withdrawn_at: now }).where('id', '=', id).executeTakeFirst()
  return done.numUpdatedRows === 1n
}

/** Uses a link up in one statement: of any number of parallel uses exactly one gets the invitation. */
export function consumeMemberInvitation(
  tx: AppTx,
  token_hash: string,
  now: Date,
): Promise<InvitationRow | undefined> {
  return updateOpen(tx)
    .set({ accepted_at: now })
    .where('token_hash', '=', token_hash)
    .where('expires_at', '>', now)
    .returning(COLUMNS)
    .executeTakeFirst()
}

/** Answers the open invitation of an address that was proven in another way. */
export function acceptMemberInvitation(
  tx: AppTx,
  email: string,
  now: Date,
): Promise<InvitationRow | undefined> {
  return updateOpen(tx)
    .set({ accepted_at: now })
    .where('email', '=', email)
    .returning(COLUMNS)
    .executeTakeFirst()
}

/** Deletes invitations, with their addresses, that expired before an instant and were not accepted. */
export async function deleteEndedMemberInvitations(tx: AppTx, before: Date): Promise<void> {
  await tx
    .deleteFrom('member_invitations')
    .where('app_id', '=', tx.app_id)
    .where('accepted_at', 'is', null)
    .where('expires_at', '<', before)
    .execute()
}

/** Records the user who joined by an invitation, so that it is erased with them. */
export async function recordInvitedUser(tx: AppTx, id: string, user_id: string): Promise<void> {
  await tx
    .updateTable('member_invitations')
    .set({ user_id })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .execute()
}
