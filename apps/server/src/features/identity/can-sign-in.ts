import type { AuthProvider } from '@foyer/contract/identity/shapes'

/** What a person has to get in with, and what the app offers. */
export type SignInOptions = {
  methods: readonly AuthProvider[]
  has_password: boolean
  providers: readonly string[]
  passkeys: number
}

/**
 * Whether a user can sign in at all. A mailed link works for everyone, because every user has an address; every app
 * accepts passkeys.
 */
export function canSignIn({ methods, has_password, providers, passkeys }: SignInOptions): boolean {
  if (passkeys > 0) return true
  return methods.some((method) => {
    if (method === 'default') return has_password
    return method === 'passwordless' || providers.includes(method)
  })
}
