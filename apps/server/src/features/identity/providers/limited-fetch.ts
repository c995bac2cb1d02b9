import type { CustomFetch } from 'openid-client'

/** A provider that cannot be asked now: it is away, slow, ill, or says more than it should. */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway'
}

/** Seconds that a provider has for each answer, its body too. */
export const ANSWER_WITHIN_S = 5
const MOST_BYTES = 256 * 1024

/** Asks a provider: no redirect is followed, and an answer is read whole, up to 256 KB and within five seconds. */
export const limitedFetch: CustomFetch = async (url, { signal, ...options }) => {
  const within = AbortSignal.timeout(ANSWER_WITHIN_S * 1000)
  const response = await away(() =>
    fetch(url, { ...(options as RequestInit), signal: signal ? AbortSignal.any([signal, within]) : within }),
  )
  if (response.status >= 500 || response.status === 429) {
    await response.body?.cancel()
    throw new ProviderAway(`answered ${response.status}`)
  }
  const body = await away(() => readWhole(response))
  const { status, headers } = response
  return new Response(status === 204 || status === 304 ? null : body, { status, headers })
}

async function readWhole({ body }: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > MOST_BYTES) throw new Error('The answer is too large.')
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

async function away<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (cause) {
    throw new ProviderAway('could not be asked', { cause })
  }
}

/** Whether something failed because the provider could not be asked. */
export function isAway(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof ProviderAway) return true
  return false
}
