import type { AuthProvider } from '@foyer/contract/accounts/shapes'
import type { AppAccess } from '@foyer/domain/access'

/** The ways to sign in that an app offers: the same for everyone who asks (security, "Sign-in"). */
export function signInMethods(
  access: Pick<AppAccess, 'sso_google_enabled' | 'sso_apple_enabled'>,
): AuthProvider[] {
  const methods: AuthProvider[] = ['default', 'passwordless']
  if (access.sso_google_enabled) methods.push('google')
  if (access.sso_apple_enabled) methods.push('apple')
  return methods
}
