import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import type { Ctx } from '#platform/context.ts'
import type { PusherKeys } from './providers/pusher.ts'
import type { ShellProvider } from './tokens.ts'

/** How an app reaches its native shells, as it is stored. */
export type ProviderSettingsRow = {
  is_expo: boolean
  expo_token_sealed: string | null
  fcm_account_sealed: string | null
  pusher_instance_id: string
  pusher_secret_sealed: string | null
}

/** The same with its secrets opened; `null` and `''` are unset. */
export type ProviderSettings = {
  is_expo: boolean
  expo_token: string
  fcm_account: string
  pusher: PusherKeys | null
}

const NONE: ProviderSettingsRow = {
  is_expo: false,
  expo_token_sealed: null,
  fcm_account_sealed: null,
  pusher_instance_id: '',
  pusher_secret_sealed: null,
}

/** Returns the settings of the app; all unset where there are none. */
export async function findProviderSettings(db: AppDb | AppTx): Promise<ProviderSettingsRow> {
  const row = await db
    .selectFrom('push_providers')
    .select([
      'is_expo',
      'expo_token_sealed',
      'fcm_account_sealed',
      'pusher_instance_id',
      'pusher_secret_sealed',
    ])
    .where('app_id', '=', db.app_id)
    .executeTakeFirst()
  return row ?? NONE
}

export async function saveProviderSettings(
  tx: AppTx,
  row: ProviderSettingsRow & { changed_by: string; changed_at: Date },
): Promise<void> {
  await tx
    .insertInto('push_providers')
    .values({ app_id: tx.app_id, ...row })
    .onConflict((conflict) => conflict.column('app_id').doUpdateSet(row))
    .execute()
}

/** The providers that the settings switch on. */
export function listProviders(row: ProviderSettingsRow): ShellProvider[] {
  const is_on: Readonly<Record<ShellProvider, boolean>> = {
    expo: row.is_expo,
    fcm: row.fcm_account_sealed !== null,
    pusher: row.pusher_secret_sealed !== null,
  }
  return (['expo', 'fcm', 'pusher'] as const).filter((provider) => is_on[provider])
}

const PURPOSE = 'push provider'

export function openSettings(ctx: Ctx, row: ProviderSettingsRow): ProviderSettings {
  const { services, app } = ctx
  const open = (sealed: string | null): string =>
    sealed === null ? '' : services.secrets.decrypt(`${PURPOSE} ${app.id}`, sealed)
  const secret = open(row.pusher_secret_sealed)
  return {
    is_expo: row.is_expo,
    expo_token: open(row.expo_token_sealed),
    fcm_account: open(row.fcm_account_sealed),
    pusher: secret === '' ? null : { instance_id: row.pusher_instance_id, secret },
  }
}

export function sealSettings({ services, app }: Ctx, settings: ProviderSettings): ProviderSettingsRow {
  const { is_expo, expo_token, fcm_account, pusher } = settings
  const seal = (text: string): string | null =>
    text === '' ? null : services.secrets.encrypt(`${PURPOSE} ${app.id}`, text)
  return {
    is_expo,
    expo_token_sealed: is_expo ? seal(expo_token) : null,
    fcm_account_sealed: seal(fcm_account),
    pusher_instance_id: pusher?.instance_id ?? '',
    pusher_secret_sealed: seal(pusher?.secret ?? ''),
  }
}

/** The settings as the studio sees them, without secrets. */
export function presentProviders(row: ProviderSettingsRow) {
  return {
    is_expo: row.is_expo,
    has_expo_token: row.expo_token_sealed !== null,
    has_fcm_account: row.fcm_account_sealed !== null,
    pusher_instance_id: row.pusher_instance_id,
    has_pusher_secret: row.pusher_secret_sealed !== null,
  }
}
