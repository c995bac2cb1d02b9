import type { SsoProvider } from '@foyer/contract/identity/provider-shapes'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

/** A user's identity at a provider and the account linked to it. */
export type Identity = {
  provider: SsoProvider
  subject: string
  user_id: string
  email: string | null
  is_email_verified: boolean
}

/** Returns the user linked to an identity. */
export async function findIdentityOwner(
  db: AppDb | AppTx,
  { provider, subject }: Pick<Identity, 'provider' | 'subject'>,
): Promise<string | null> {
  const found = await db
    .selectFrom('user_identities')
    .select('user_id')
    .where('app_id', '=', db.app_id)
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return found?.user_id ?? null
}

/** Links an identity. Returns false when it is linked already or the user has another of this provider. */
export async function insertIdentity(tx: AppTx, identity: Identity, now: Date): Promise<boolean> {
  const created = await tx
    .insertInto('user_identities')
    .values({ app_id: tx.app_id, ...identity, created_at: now, last_used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('subject')
    .executeTakeFirst()
  return created !== undefined
}

/** Notes that an identity opened its account, and the address that the provider knows it by now. */
export async function touchIdentity(
  tx: AppTx,
  { provider, subject, email, is_email_verified }: Omit<Identity, 'user_id'>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('user_identities')
    .set({ last_used_at: now, ...(email === null ? {} : { email, is_email_verified }) })
    .where('app_id', '=', tx.app_id)
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .execute()
}

/** The identities that open a user's account, oldest first. */
export function listIdentities(db: AppDb | AppTx, user_id: string) {
  return db
    .selectFrom('user_identities')
    .select(['provider', 'email', 'created_at', 'last_used_at'])
    .where('app_id', '=', db.app_id)
    .where('user_id', '=', user_id)
    .orderBy('created_at')
    .execute()
}

/** Unlinks one provider of a user; false where none was linked. */
export async function deleteIdentity(tx: AppTx, user_id: string, provider: SsoProvider): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('user_identities')
    .where('app_id', '=', tx.app_id)
    .where('user_id', '=', user_id)
    .where('provider', '=', provider)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/**
 * Unlinks identities that an attacker may have linked before the owner of the address came: all, or all except those
 * that a provider verified for this address.
 */
export async function deleteIdentities(
  tx: AppTx,
  user_id: string,
  { except_of }: { except_of?: string } = {},
): Promise<void> {
  let query = tx.deleteFrom('user_identities').where('app_id', '=', tx.app_id).where('user_id', '=', user_id)
  if (except_of !== undefined) {
    query = query.where(({ not, and, eb }) =>
      not(and([eb('is_email_verified', '=', true), eb('email', 'is not distinct from', except_of)])),
    )
  }
  await query.execute()
}
