import type { CustomFetch } from 'openid-client'

/** A provider is unavailable: unreachable, slow, failing or sending too large a response. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable'
}

/** Seconds that a provider has for each answer, its body too. */
export const RESPONSE_TIMEOUT_S = 5
const MAX_BYTES = 256 * 1024

/** Calls a provider without following redirects; the response is limited to 256 KB and five seconds. */
export const limitedFetch: CustomFetch = async (url, { signal, ...options }) => {
  const timeout = AbortSignal.timeout(RESPONSE_TIMEOUT_S * 1000)
  const response = await wrapUnavailable(() =>
    fetch(url, {
      ...(options as RequestInit),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    }),
  )
  if (response.status >= 500 || response.status === 429) {
    await response.body?.cancel()
    throw new ProviderUnavailable(`answered ${response.status}`)
  }
  const body = await wrapUnavailable(() => readBody(response))
  const { status, headers } = response
  return new Response(status === 204 || status === 304 ? null : body, { status, headers })
}

async function readBody({ body }: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > MAX_BYTES) throw new Error('The answer is too large.')
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

async function wrapUnavailable<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request()
  } catch (cause) {
    throw new ProviderUnavailable('could not be asked', { cause })
  }
}

/** Whether an error means that the provider was unavailable. */
export function isProviderUnavailable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof ProviderUnavailable) return true
  return false
}
