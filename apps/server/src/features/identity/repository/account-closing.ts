import type { AppDb, AppTx } from '#platform/database/app-db.ts'

/** Notes that a person closed their account, to be erased at an instant. */
export async function closeUser(tx: AppTx, user_id: string, deletes_at: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({ deletes_at, closed_by_member: true })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', user_id)
    .where('deletes_at', 'is', null)
    .execute()
}

/** Opens an account again that the person closed; true where it was closed. One that the team closed stays so. */
export async function reopenUser(tx: AppTx, user_id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ deletes_at: null, closed_by_member: false })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', user_id)
    .where('closed_by_member', '=', true)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** People whose time to change their mind is over. */
export async function listUsersToErase(db: AppDb, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('app_id', '=', db.app_id)
    .where('deletes_at', '<=', now)
    .where('erased_at', 'is', null)
    .orderBy('deletes_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Empties a user of everything that says who it was; false where it was kept or erased meanwhile. The row stays, so
 * that what must be kept has something to point at.
 */
export async function anonymizeUser(tx: AppTx, user_id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({
      email: `${user_id}@erased.invalid`,
      name: '',
      password_hash: null,
      auth_provider: 'passwordless',
      timezone: 'UTC',
      avatar_urls: null,
      email_verified_at: null,
      is_app_messaging_profile: false,
      suspended_at: now,
      erased_at: now,
    })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', user_id)
    .where('deletes_at', '<=', now)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Empties the membership of a user of what they had said of themselves. */
export async function anonymizeSubscriber(tx: AppTx, user_id: string): Promise<void> {
  await tx
    .updateTable('subscribers')
    .set({
      language: null,
      attributes: '{}',
      can_receive_messages_from_members: false,
      profile_visibility: 'private',
    })
    .where('app_id', '=', tx.app_id)
    .where('user_id', '=', user_id)
    .execute()
}
