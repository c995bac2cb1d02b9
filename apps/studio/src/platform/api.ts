import { ApiError, createClient, type ApiClient, type CallName } from '@foyer/contract/client'
import { currentSession, currentToken, startSession, hasSignedInBefore, clearSession } from './session.ts'
import { useSlug } from './use-slug.ts'

const sign_in_calls: readonly CallName[] = ['team.studioLogin', 'team.studioSignUp', 'team.studioLogout']

function headers(slug: string | null): Record<string, string> {
  const token = currentToken()
  return { ...(token ? { 'x-user-token': token } : {}), ...(slug ? { 'x-app-slug': slug } : {}) }
}

/** Wraps a client: renews a rejected token once, otherwise ends the session. */
function withTokenRenewal(client: ApiClient): ApiClient {
  return async (name, ...args) => {
    try {
      return await client(name, ...args)
    } catch (error) {
      const is_expired = error instanceof ApiError && error.status === 401 && !sign_in_calls.includes(name)
      if (!is_expired || currentSession().state !== 'signed_in') throw error
      if (!(await renewSession())) throw error
      return client(name, ...args)
    }
  }
}

/** Calls the account without an app. */
export const call: ApiClient = withTokenRenewal(createClient({ headers: () => headers(null) }))

const clients = new Map<string, ApiClient>()

/** Calls one app of the account. */
export function createAppClient(slug: string): ApiClient {
  const cached = clients.get(slug)
  if (cached) return cached
  const client = withTokenRenewal(createClient({ headers: () => headers(slug) }))
  clients.set(slug, client)
  return client
}

/** Calls an app with a file and reports the upload progress. */
export function createUploadClient(slug: string, onProgress: OnProgress): ApiClient {
  return withTokenRenewal(
    createClient({ headers: () => headers(slug), fetch: fetchWithProgress(onProgress) }),
  )
}

/** Calls the app in the URL. Throws outside an app's screens. */
export function useAppCall(): ApiClient {
  return createAppClient(useSlug())
}

/** Only the cookie authenticates here: an expired token would be refused again. */
const callByCookie: ApiClient = createClient({ headers: () => ({}) })

let pending_renewal: Promise<boolean> | null = null

async function requestRenewal(): Promise<boolean> {
  try {
    startSession(await callByCookie('team.studioVerify', {}))
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      clearSession()
      return false
    }
    throw error
  } finally {
    pending_renewal = null
  }
}

function renewSession(): Promise<boolean> {
  pending_renewal ??= requestRenewal()
  return pending_renewal
}

/** Finds out who is signed in, once. Throws where the server cannot be reached. */
export async function checkSession(): Promise<void> {
  if (currentSession().state !== 'unchecked') return
  if (hasSignedInBefore()) await renewSession()
  else clearSession()
}

/** Receives the sent fraction of a body, from 0 to 1. */
type OnProgress = (progress: number) => void

/**
 * A `fetch` with upload progress, based on XMLHttpRequest. Supports only what our calls need: a text URL, a form
 * body and an abort signal. Throws like `fetch` when the server is unreachable.
 */
function fetchWithProgress(onProgress: OnProgress): typeof fetch {
  return (address, init = {}) =>
    new Promise((resolve, reject) => {
      const { signal, body, method = 'GET', headers } = init
      const request = new XMLHttpRequest()
      const abortRequest = (): void => request.abort()
      request.open(method, address instanceof Request ? address.url : address)
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value))
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total)
      })
      request.addEventListener('load', () => resolve(toResponse(request)))
      request.addEventListener('error', () => reject(new TypeError('The server could not be reached.')))
      request.addEventListener('abort', () => reject(new DOMException('Given up.', 'AbortError')))
      request.addEventListener('loadend', () => signal?.removeEventListener('abort', abortRequest))
      signal?.addEventListener('abort', abortRequest)
      if (signal?.aborted) abortRequest()
      else request.send(body instanceof FormData || typeof body === 'string' ? body : null)
    })
}

function toResponse(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const name of ['content-type', 'retry-after']) {
    const value = request.getResponseHeader(name)
    if (value !== null) headers.set(name, value)
  }
  return new Response(request.responseText, { status: request.status, headers })
}
