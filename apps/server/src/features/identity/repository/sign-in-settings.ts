import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { newId } from '#platform/ids.ts'

/** How people sign in to an app, as far as no provider is needed for it. */
export type SignInSettingsRow = {
  is_password_on: boolean
  is_passwordless_on: boolean
  is_sign_up_open: boolean
  allowed_email_domains: string[]
  sign_up_text: string
}

/** The settings of an app whose owner has not changed them: every method, open to everyone. */
const DEFAULT_SETTINGS: SignInSettingsRow = {
  is_password_on: true,
  is_passwordless_on: true,
  is_sign_up_open: true,
  allowed_email_domains: [],
  sign_up_text: '',
}

/** How people sign in to the app. */
export async function findSignInSettings(db: AppDb | AppTx): Promise<SignInSettingsRow> {
  const found = await db
    .selectFrom('app_sign_in')
    .select([
      'is_password_on',
      'is_passwordless_on',
      'is_sign_up_open',
      'allowed_email_domains',
      'sign_up_text',
    ])
    .where('app_id', '=', db.app_id)
    .executeTakeFirst()
  return found ?? DEFAULT_SETTINGS
}

/** Replaces the sign-in settings. */
export async function saveSignInSettings(tx: AppTx, settings: SignInSettingsRow): Promise<void> {
  await tx
    .insertInto('app_sign_in')
    .values({ app_id: tx.app_id, ...settings })
    .onConflict((conflict) => conflict.column('app_id').doUpdateSet(settings))
    .execute()
}

type Change = { kind: string; settings: object; by: { id: string; name: string }; changed_at: Date }

/** Notes who changed how people sign in, and how they do from then on. */
export async function insertSignInChange(
  tx: AppTx,
  { kind, settings, by, changed_at }: Change,
): Promise<void> {
  await tx
    .insertInto('app_sign_in_changes')
    .values({
      app_id: tx.app_id,
      id: newId(),
      kind,
      changed_at,
      settings: JSON.stringify(settings),
      team_member_id: by.id,
      team_member_name: by.name,
    })
    .execute()
}

/** The last changes, newest first. */
export function listSignInChanges(db: AppDb | AppTx, limit: number) {
  return db
    .selectFrom('app_sign_in_changes')
    .select(['id', 'kind', 'settings', 'team_member_id', 'team_member_name', 'changed_at'])
    .where('app_id', '=', db.app_id)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
