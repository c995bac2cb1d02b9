import { createHash } from 'node:crypto'
import type { SsoProvider } from '@foyer/contract/identity/provider-shapes'
import {
  signInChange,
  type SignInSettings,
  type SignInSettingsInput,
  type SsoKeys,
} from '@foyer/contract/apps/sign-in-shapes'
import type { AppAccess } from '@foyer/domain/access'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { appOrigin } from '../../platform/http/app-origin.ts'
import {
  findSignInSettings,
  listSignInChanges,
  listSsoKeys,
  getRedirectUrl,
  getSealerId,
  type SignInSettingsRow,
  type SsoKeysRow,
} from '../identity/index.ts'
import { findAppById } from './repository.ts'

const MAX_CHANGES = 20

/** How people sign in to the app, as its owner sees it: never a secret. */
export async function loadSignIn(ctx: Ctx): Promise<SignInSettings> {
  const app = await findAppById(ctx.db, ctx.app.id)
  if (!app) throw notFound()
  const settings = await findSignInSettings(ctx.db)
  const keys = await listSsoKeys(ctx.db)
  const changes = await listSignInChanges(ctx.db, MAX_CHANGES)
  const keysOf = (provider: SsoProvider) =>
    presentKeys(
      ctx,
      provider,
      keys.find((one) => one.provider === provider),
    )
  const presented = presentSettings(app.access, settings)
  return {
    ...presented,
    revision: computeRevision(presented),
    google: keysOf('google'),
    apple: keysOf('apple'),
    changes: changes.map(({ id, kind, settings: then, changed_at, team_member_id, team_member_name }) =>
      signInChange.parse({
        id,
        kind,
        settings: then,
        changed_at: changed_at.toISOString(),
        changed_by: { id: team_member_id, name: team_member_name },
      }),
    ),
  }
}

/** Returns the sign-in settings as the owner edits them: the stored ones and the provider switches. */
export function presentSettings(
  { sso_google_enabled, sso_apple_enabled }: Pick<AppAccess, 'sso_google_enabled' | 'sso_apple_enabled'>,
  row: SignInSettingsRow,
): SignInSettingsInput {
  return {
    methods: {
      default: row.is_password_on,
      passwordless: row.is_passwordless_on,
      google: sso_google_enabled,
      apple: sso_apple_enabled,
    },
    is_sign_up_open: row.is_sign_up_open,
    allowed_email_domains: row.allowed_email_domains,
    sign_up_text: row.sign_up_text,
  }
}

/** Returns the revision of sign-in settings. Equal settings have the same revision. */
export function computeRevision(settings: SignInSettingsInput): string {
  return createHash('sha256').update(JSON.stringify(settings)).digest('base64url').slice(0, 22)
}

function presentKeys(ctx: Ctx, provider: SsoProvider, row: SsoKeysRow | undefined): SsoKeys {
  const { client_id = '', team_id, key_id } = row ?? {}
  return {
    provider,
    client_id,
    team_id: team_id ?? '',
    key_id: key_id ?? '',
    is_set: row !== undefined,
    is_readable: row === undefined || row.sealed_by === getSealerId(ctx),
    changed_at: row?.changed_at.toISOString() ?? null,
    redirect_url: getRedirectUrl(appOrigin(ctx.services.config, ctx.app), provider),
  }
}
