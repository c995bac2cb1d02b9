import type { SsoProvider } from '@foyer/contract/identity/provider-shapes'
import type { SignInSettingsInput } from '@foyer/contract/apps/sign-in-shapes'
import { normalizeEmailDomain } from '@foyer/domain/identity'
import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { CallError, invalidField } from '#platform/errors.ts'
import type { TeamViewer } from '#platform/session/viewer.ts'
import {
  deleteSsoKeys,
  findSignInSettings,
  insertSignInChange,
  listSignInChanges,
  listSsoKeys,
  saveSignInSettings,
  saveSsoKeys,
  sealKeys,
  type KeysInput,
  type SignInSettingsRow,
} from '../../identity/index.ts'
import { bumpAppVersion } from '../app-version.ts'
import type { StoredApp } from '../app-row.ts'
import { lockApp, updateProviders } from '../repository.ts'
import { recordAccessChange } from '../record-access-change.ts'
import { presentSettings, computeRevision } from '../load-sign-in.ts'

const PROVIDERS: readonly SsoProvider[] = ['google', 'apple']

/**
 * Replaces the sign-in settings and logs who changed them. Throws a field error when no method without a provider
 * remains, a provider lacks keys or a domain is invalid, and `stale_revision`.
 */
export async function saveSignIn(
  ctx: Ctx,
  { requested, revision, by }: { requested: SignInSettingsInput; revision: string; by: TeamViewer },
): Promise<void> {
  const { methods, is_sign_up_open, sign_up_text } = requested
  if (!methods.default && !methods.passwordless) throw invalidField('methods', 'one_method_required')
  const allowed_email_domains = [...new Set(requested.allowed_email_domains.map(parseEmailDomain))]

  await ctx.write(async (tx) => {
    const app = await lockApp(tx)
    const before = presentSettings(app.access, await findSignInSettings(tx))
    if (computeRevision(before) !== revision) throw await createStaleError(tx)
    const set = (await listSsoKeys(tx)).map(({ provider }) => provider)
    const missing = PROVIDERS.find((provider) => methods[provider] && !set.includes(provider))
    if (missing) throw invalidField(`methods.${missing}`, 'provider_not_configured')

    const settings: SignInSettingsRow = {
      is_sign_up_open,
      sign_up_text,
      allowed_email_domains,
      is_password_on: methods.default,
      is_passwordless_on: methods.passwordless,
    }
    await saveSignInSettings(tx, settings)
    const access = await switchProviders(ctx, tx, { app, by, is_on: methods })
    await recordChange(ctx, tx, { app: { ...app, access }, by, kind: 'settings', settings })
  })
}

/** Stores the keys of a sign-in provider, the secret one encrypted. Throws a field error. */
export async function saveProviderKeys(
  ctx: Ctx,
  { requested, by }: { requested: KeysInput; by: TeamViewer },
): Promise<void> {
  await ctx.write(async (tx) => {
    const app = await lockApp(tx)
    const known = (await listSsoKeys(tx)).find(({ provider }) => provider === requested.provider)
    await saveSsoKeys(tx, sealKeys(ctx, requested, known))
    const settings = await findSignInSettings(tx)
    await recordChange(ctx, tx, { app, by, kind: `${requested.provider}_keys`, settings })
  })
}

/** Forgets the keys at a provider and switches it off with them. Without keys nothing changes. */
export async function removeProviderKeys(
  ctx: Ctx,
  { provider, by }: { provider: SsoProvider; by: TeamViewer },
): Promise<void> {
  await ctx.write(async (tx) => {
    const app = await lockApp(tx)
    if (!(await deleteSsoKeys(tx, provider))) return
    const is_on = { google: app.access.sso_google_enabled, apple: app.access.sso_apple_enabled }
    const access = await switchProviders(ctx, tx, { app, by, is_on: { ...is_on, [provider]: false } })
    const settings = await findSignInSettings(tx)
    await recordChange(ctx, tx, { app: { ...app, access }, by, kind: `${provider}_keys_removed`, settings })
  })
}

type ProviderSwitch = { app: StoredApp; by: TeamViewer; is_on: Readonly<Record<SsoProvider, boolean>> }

/**
 * Provider switches are stored and logged with the app access settings. They do not change anyone's access, so the
 * access epoch stays.
 */
async function switchProviders(
  ctx: Ctx,
  tx: AppTx,
  { app, by, is_on }: ProviderSwitch,
): Promise<StoredApp['access']> {
  const switches = { sso_google_enabled: is_on.google, sso_apple_enabled: is_on.apple }
  const access = { ...app.access, ...switches }
  if (JSON.stringify(access) === JSON.stringify(app.access)) return access
  await updateProviders(tx, access)
  const changed_at = ctx.services.clock.now()
  await recordAccessChange(tx, { before: app.access, access, by, changed_at })
  return access
}

type SignInChange = { app: StoredApp; by: TeamViewer; kind: string; settings: SignInSettingsRow }

async function recordChange(ctx: Ctx, tx: AppTx, { app, by, kind, settings }: SignInChange): Promise<void> {
  const changed_by_columns = { id: by.team_member_id, name: by.name }
  const changed_at = ctx.services.clock.now()
  const shown = presentSettings(app.access, settings)
  await insertSignInChange(tx, { kind, settings: shown, by: changed_by_columns, changed_at })
  await bumpAppVersion(tx, app.id)
}

async function createStaleError(tx: AppTx): Promise<CallError> {
  const [last] = await listSignInChanges(tx, 1)
  const params = last && { changed_by: last.team_member_name, changed_at: last.changed_at.toISOString() }
  return new CallError('stale_revision', params)
}

function parseEmailDomain(text: string, index: number): string {
  const domain = normalizeEmailDomain(text)
  if (domain === null) throw invalidField(`allowed_email_domains.${index}`, 'domain_invalid')
  return domain
}
