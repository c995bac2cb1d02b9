import type { AuthProvider } from '@foyer/contract/identity/shapes'
import type { AppAccess } from '@foyer/domain/access'
import type { Ctx } from '../../platform/context.ts'
import { CallError } from '../../platform/errors.ts'
import { findSignInSettings, type SignInSettingsRow } from './repository/sign-in-settings.ts'

/** Lists the sign-in methods that an app offers, the same for everyone (security, "Sign-in"). */
export function listSignInMethods(
  access: Pick<AppAccess, 'sso_google_enabled' | 'sso_apple_enabled'>,
  settings: Pick<SignInSettingsRow, 'is_password_on' | 'is_passwordless_on'>,
): AuthProvider[] {
  const methods: AuthProvider[] = []
  if (settings.is_password_on) methods.push('default')
  if (settings.is_passwordless_on) methods.push('passwordless')
  if (access.sso_google_enabled) methods.push('google')
  if (access.sso_apple_enabled) methods.push('apple')
  return methods
}

/** Throws when the app does not offer a sign-in method; returns its settings. The same for every address. */
export async function requireMethod(ctx: Ctx, method: AuthProvider): Promise<SignInSettingsRow> {
  const settings = await findSignInSettings(ctx.db)
  if (!listSignInMethods(ctx.app.access, settings).includes(method)) throw new CallError('method_not_offered')
  return settings
}
