import type { SsoProvider } from '@foyer/contract/identity/provider-shapes'
import { session } from '../../platform/storage/local.ts'

/** A way to a provider that this tab is on: the secret that redeems what comes back, and where the page was. */
export type ProviderTrip = {
  provider: SsoProvider
  intent: 'sign_in' | 'link'
  flow: string
  /** A path of the app. */
  path: string
}

const KEY = 'foyer.provider_trip'

/** Keeps a trip for this tab alone, while its browser is at the provider. */
export function keepTrip(trip: ProviderTrip): void {
  session.set(KEY, JSON.stringify(trip))
}

/** The trip that this tab is on; null for a tab that never left, and for what is no trip. */
export function readTrip(): ProviderTrip | null {
  try {
    return tripIn(JSON.parse(session.get(KEY) ?? 'null'))
  } catch {
    return null
  }
}

/** Forgets the trip: it has served. */
export function endTrip(): void {
  session.remove(KEY)
}

/** What is kept as a trip, checked as anything that could have been put there by someone else. */
export function tripIn(kept: unknown): ProviderTrip | null {
  if (typeof kept !== 'object' || kept === null) return null
  const { provider, intent, flow, path } = kept as Partial<Record<string, unknown>>
  if (provider !== 'google' && provider !== 'apple') return null
  if (intent !== 'sign_in' && intent !== 'link') return null
  if (typeof flow !== 'string' || flow === '' || typeof path !== 'string') return null
  return { provider, intent, flow, path: ownPath(path) }
}

/** A path within the app, which begins with a single slash; the start page for anything else. */
export function ownPath(text: string): string {
  return /^\/(?![/\\])[^\\\s]*$/.test(text) ? text : '/'
}
