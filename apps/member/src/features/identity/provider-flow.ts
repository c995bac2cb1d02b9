import type { SsoProvider } from '@foyer/contract/identity/provider-shapes'
import { sessionStore } from '../../platform/storage/local.ts'

/** A way to a provider that this tab is on: the secret that redeems what comes back, and where the page was. */
export type ProviderFlow = {
  provider: SsoProvider
  intent: 'sign_in' | 'link'
  flow: string
  /** A path of the app. */
  path: string
}

const KEY = 'foyer.provider_trip'

/** Stores a sign-in with a provider in this tab while its browser is at the provider. */
export function storeProviderFlow(providerFlow: ProviderFlow): void {
  sessionStore.set(KEY, JSON.stringify(providerFlow))
}

/** The trip that this tab is on; null for a tab that never left, and for what is no trip. */
export function readProviderFlow(): ProviderFlow | null {
  try {
    return parseProviderFlow(JSON.parse(sessionStore.get(KEY) ?? 'null'))
  } catch {
    return null
  }
}

/** Forgets the trip: it has served. */
export function clearProviderFlow(): void {
  sessionStore.remove(KEY)
}

/** Validates a stored flow like untrusted input; null when it is invalid. */
export function parseProviderFlow(stored: unknown): ProviderFlow | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { provider, intent, flow, path } = stored as Partial<Record<string, unknown>>
  if (provider !== 'google' && provider !== 'apple') return null
  if (intent !== 'sign_in' && intent !== 'link') return null
  if (typeof flow !== 'string' || flow === '' || typeof path !== 'string') return null
  return { provider, intent, flow, path: toAppPath(path) }
}

/** A path within the app, which starts with a single slash; the start page for anything else. */
export function toAppPath(text: string): string {
  return /^\/(?![/\\])[^\\\s]*$/.test(text) ? text : '/'
}
