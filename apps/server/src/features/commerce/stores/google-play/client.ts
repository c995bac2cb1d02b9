import type { ExternalAddresses } from '#platform/external-addresses.ts'
import { createGoogleAccount, type GoogleAccountKeys } from '#platform/google-account.ts'
import { ProviderError } from '../../providers/provider.ts'

/** The key of a service account, and the app that it is for. */
export type PlayKeys = GoogleAccountKeys & { package_name: string }

const TIMEOUT_MS = 8_000
const SCOPE = 'https://www.googleapis.com/auth/androidpublisher'

/** What the API answered, or the status by which it refused. */
export type PlayAnswer<T> = { value: T } | { refused: number }

/** Google's client with the time limit and the addresses of ours; it follows no redirect. */
export function createPlayClient(keys: PlayKeys, address: ExternalAddresses['google_play']) {
  const auth = createGoogleAccount(keys, {
    scope: SCOPE,
    tokens_address: address.tokens,
    timeout_ms: TIMEOUT_MS,
  })
  const base = `${address.api}/androidpublisher/v3/applications/${encodeURIComponent(keys.package_name)}`

  /** Calls the store; failures without a response of its own become a `ProviderError`, which may be retried. */
  return async function request<T>(path: string, method: 'GET' | 'POST' = 'GET'): Promise<PlayAnswer<T>> {
    try {
      const { data } = await auth.request<T>({ url: `${base}${path}`, method, retry: false })
      return { value: data }
    } catch (error) {
      const status = statusOf(error)
      if (status !== null && status !== 429 && status < 500) return { refused: status }
      throw new ProviderError('Google Play does not answer.', { is_temporary: true, cause: error })
    }
  }
}

function statusOf(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('status' in error)) return null
  return typeof error.status === 'number' ? error.status : null
}
