import { ApiError, createClient, type ApiClient, type CallName } from '@foyer/contract/client'
import { currentSession, currentToken, startSession, hasSignedInBefore, clearSession } from './session.ts'
import { fetchWithProgress, type OnProgress } from './fetch-with-progress.ts'
import { useSlug } from './use-slug.ts'

const sign_in_calls: readonly CallName[] = ['team.studioLogin', 'team.studioSignUp', 'team.studioLogout']

function headers(slug: string | null): Record<string, string> {
  const token = currentToken()
  return { ...(token ? { 'x-user-token': token } : {}), ...(slug ? { 'x-app-slug': slug } : {}) }
}

/** A client that asks for the token again once when the server no longer takes it, and else ends the session. */
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

/** Calls that belong to the account and to no app. */
export const call: ApiClient = withTokenRenewal(createClient({ headers: () => headers(null) }))

const clients = new Map<string, ApiClient>()

/** Calls that speak to one app of the account. */
export function createAppClient(slug: string): ApiClient {
  const cached = clients.get(slug)
  if (cached) return cached
  const client = withTokenRenewal(createClient({ headers: () => headers(slug) }))
  clients.set(slug, client)
  return client
}

/** One call with a file to an app, which tells how much of the file is sent. */
export function createUploadClient(slug: string, onProgress: OnProgress): ApiClient {
  return withTokenRenewal(
    createClient({ headers: () => headers(slug), fetch: fetchWithProgress(onProgress) }),
  )
}

/** Calls that speak to the app of the address. Throws outside of an app's screens. */
export function useAppCall(): ApiClient {
  return createAppClient(useSlug())
}

/** The cookie alone says who is signed in: a token that is no longer taken would only be refused again. */
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
