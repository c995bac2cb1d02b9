import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { saveUserWords } from './user-words.ts'

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

/** Lists users whose grace period is over. */
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
 * Removes all identifying data of a user. Returns false when it was restored or erased concurrently. The row stays,
 * because retained records reference it.
 */
export async function anonymizeUser(tx: AppTx, user_id: string, now: Date): Promise<boolean> {
  const user = await tx
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
    .returning(['id', 'name', 'email'])
    .executeTakeFirst()
  if (user) await saveUserWords(tx, user)
  return user !== undefined
}

/** Clears what a user entered in their subscriber row. */
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
