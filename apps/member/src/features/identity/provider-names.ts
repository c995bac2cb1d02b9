import type { SsoProvider } from '@foyer/contract/identity/provider-shapes'

/** The providers under the names that they have in every language. */
export const PROVIDER_NAMES: Readonly<Record<SsoProvider, string>> = { google: 'Google', apple: 'Apple' }

/** The providers in the order in which they are offered. */
export const PROVIDERS = ['google', 'apple'] as const satisfies readonly SsoProvider[]
