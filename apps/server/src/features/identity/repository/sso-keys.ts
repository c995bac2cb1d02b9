import type { SsoProvider } from '@foyer/contract/identity/provider-shapes'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

/** The keys of an app at one provider, the secret one sealed. */
export type SsoKeysRow = {
  provider: SsoProvider
  client_id: string
  team_id: string | null
  key_id: string | null
  secret_sealed: string
  sealed_by: string
  changed_at: Date
}

/** The keys of the app at all providers. */
export async function listSsoKeys(db: AppDb | AppTx): Promise<SsoKeysRow[]> {
  const rows = await db
    .selectFrom('app_sso_keys')
    .select(['provider', 'client_id', 'team_id', 'key_id', 'secret_sealed', 'sealed_by', 'changed_at'])
    .where('app_id', '=', db.app_id)
    .execute()
  return rows as SsoKeysRow[]
}

/** Stores the keys of a provider. */
export async function saveSsoKeys(tx: AppTx, row: SsoKeysRow): Promise<void> {
  const { provider: _key, ...columns } = row
  await tx
    .insertInto('app_sso_keys')
    .values({ app_id: tx.app_id, ...row })
    .onConflict((conflict) => conflict.columns(['app_id', 'provider']).doUpdateSet(columns))
    .execute()
}

/** Forgets the keys at one provider; false where there were none. */
export async function deleteSsoKeys(tx: AppTx, provider: SsoProvider): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('app_sso_keys')
    .where('app_id', '=', tx.app_id)
    .where('provider', '=', provider)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
