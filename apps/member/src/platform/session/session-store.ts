import type { LoginResponse, User } from '@foyer/contract/identity/shapes'
import type { ApiClient } from '@foyer/contract/client'
import { ApiError } from '@foyer/contract/api-error'
import { backOff } from '../back-off.ts'
import type { Credentials } from '../api/create-api.ts'
import { createStore, type Store } from '../store.ts'
import { nextSession, type SessionEvent } from './next-session.ts'
import {
  toCredentials,
  isVerified,
  type MemberFacts,
  type StoredSession,
  type SessionState,
} from './session-state.ts'
import type { MemberPreview } from '../storage/member-preview.ts'

/** Stores the signed-in member, so that the app starts offline. */
export type SessionStorageAdapter = {
  read: () => Promise<StoredSession | null>
  write: (storedSession: StoredSession | null) => Promise<void>
}

/** The session of this tab. */
export interface SessionStore {
  state: Pick<Store<SessionState>, 'get' | 'initial' | 'subscribe'>
  credentials: () => Credentials
  /** Finds out who is here: a one-time code from the address first, else the cookie. Runs once. */
  start: (code: string | null) => Promise<void>
  /** Takes the answer of a sign-in, sign-up, code, link or reset. */
  accept: (login: LoginResponse) => void
  patchUser: (user: Partial<User>) => void
  patchFacts: (facts: Partial<MemberFacts>) => void
  /** Reloads the member and their access from the server. */
  refresh: () => Promise<void>
  tokenRefused: (token: string) => void
  /**
   * Ends the session on this device whatever the response, and clears private data. With `is_already_ended` no
   * request is sent.
   */
  signOut: (is_already_ended?: boolean) => Promise<void>
  /**
   * Called when a member is no longer signed in here, to clear their data. After an expired session what they have
   * not sent yet stays on the device.
   */
  onSignOut: (cleanup: Cleanup) => () => void
}

type Cleanup = (signOut: { is_expired: boolean }) => Promise<void> | void

type Options = {
  api: () => ApiClient
  memory: SessionStorageAdapter
  /** Whether there may be a session cookie; without one no request is sent. */
  may_have_session: () => boolean
  /** Resolves after `ms`, or earlier when the network is back. */
  waitUntilOnline: (ms: number) => Promise<void>
  /** Resolves when the app can show what a signed-in member sees; the first answer waits for it. */
  prepareUi: () => Promise<void>
  /** Set when this tab is a preview: it never uses the cookie, which belongs to the team member. */
  viewing?: MemberPreview | null
}

/** Whether the server has responded. */
type CheckResult = 'known' | 'unreachable'

/** Creates the session state machine of specification section 4. */
export function createSession({
  api,
  memory,
  may_have_session,
  waitUntilOnline,
  prepareUi,
  viewing,
}: Options): SessionStore {
  const store = createStore<SessionState>({ status: 'unchecked' })
  const cleanups = new Set<Cleanup>()
  /** Local changes since each pending request started, because its response does not include them. */
  const pendingPatches = new Set<Partial<MemberFacts>>()

  const dispatch = (event: SessionEvent): void => {
    const previous = store.get()
    const next = nextSession(previous, event)
    store.set(next)
    if (next.status === 'authenticated') {
      void memory.write({ user: next.user, facts: next.facts })
      return
    }
    if (next.status !== 'guest') return
    viewing?.clear()
    if (previous.status === 'authenticated' || event.type === 'refused')
      void runCleanups(event.type !== 'signed_out')
  }

  const runCleanups = async (is_expired: boolean): Promise<void> => {
    // Screens are unmounted first, so that they do not request data that is being cleared.
    await new Promise((resolve) => setTimeout(resolve))
    await Promise.allSettled([
      memory.write(null),
      ...[...cleanups].map(async (cleanup) => cleanup({ is_expired })),
    ])
  }

  const acceptResponse = async (
    request: Promise<LoginResponse>,
    onRefused: () => CheckResult | Promise<CheckResult>,
  ): Promise<CheckResult> => {
    const previous = store.get()
    const localPatch: Partial<MemberFacts> = {}
    pendingPatches.add(localPatch)
    try {
      const login = await request
      if (login.viewing) viewing?.store({ token: login.authentication_token, viewing: login.viewing })
      await prepareUi()
      const { access_epoch: _of_answer, ...changed } = localPatch
      const is_same_user = [previous, store.get()].every((state) => isUser(state, login.user))
      dispatch({ type: 'accepted', login: is_same_user ? { ...login, ...changed } : login })
      return 'known'
    } catch (error) {
      return isRejected(error) ? onRefused() : 'unreachable'
    } finally {
      pendingPatches.delete(localPatch)
    }
  }

  const finishWith = (event: SessionEvent): CheckResult => {
    dispatch(event)
    return 'known'
  }

  const checkPreview = async (tab: MemberPreview): Promise<CheckResult> => {
    const storedPreview = tab.stored()
    const endPreview = (): CheckResult =>
      finishWith({ type: 'view_over', viewing: storedPreview?.viewing ?? null })
    if (storedPreview) return acceptResponse(api()('members.getViewing'), endPreview)
    const { code } = tab
    return code === null ? endPreview() : acceptResponse(api()('identity.exchangeCode', { code }), endPreview)
  }

  const verifySession = async (): Promise<CheckResult> => {
    if (viewing) return checkPreview(viewing)
    if (!may_have_session()) return finishWith({ type: 'refused' })
    return acceptResponse(api()('identity.verify', {}), () => finishWith({ type: 'refused' }))
  }

  const exchange = (code: string): Promise<CheckResult> =>
    acceptResponse(api()('identity.exchangeCode', { code }), verifySession)

  const retryUntilKnown = async (): Promise<void> => {
    const backoff = backOff({ first_ms: 1000, longest_ms: 30_000 })
    for (;;) {
      await waitUntilOnline(backoff.next())
      if (isVerified(store.get()) || (await verifySession()) === 'known') return
    }
  }
  let retrying: Promise<void> | undefined
  const retry = (): void => {
    retrying ??= retryUntilKnown().finally(() => (retrying = undefined))
  }

  /** Another tab may have received a new token since: the cookie shows whether the session still exists. */
  const recheckToken = async (token: string): Promise<void> => {
    await verifySession()
    dispatch({ type: 'token_refused', token })
  }
  let rechecking: Promise<void> | undefined

  let started: Promise<void> | undefined
  const start = async (code: string | null): Promise<void> => {
    if ((await (code === null ? verifySession() : exchange(code))) === 'known') return
    dispatch({ type: 'unreachable', storedSession: await memory.read() })
    retry()
  }

  return {
    state: store,
    credentials: () => {
      const state = store.get()
      const token = state.status === 'unchecked' ? viewing?.stored()?.token : null
      return token ? { email: null, token } : toCredentials(state)
    },
    start: (code) => (started ??= start(code)),
    accept: (login) => dispatch({ type: 'accepted', login }),
    patchUser: (user) => dispatch({ type: 'user_changed', user }),
    patchFacts: (facts) => {
      for (const localPatch of pendingPatches) Object.assign(localPatch, facts)
      dispatch({ type: 'facts_changed', facts })
    },
    refresh: async () => {
      if ((await verifySession()) === 'unreachable') retry()
    },
    tokenRefused: (token) => {
      if (toCredentials(store.get())?.token === token)
        rechecking ??= recheckToken(token).finally(() => (rechecking = undefined))
    },
    signOut: async (is_already_ended = false) => {
      // The call takes the token with it; whatever is sent from now on must not carry one that is about to end.
      // It outlives the page: who logs out and closes the tab is logged out.
      const must_log_out = !is_already_ended && store.get().status === 'authenticated'
      const logoutRequest = must_log_out ? api()('identity.logout', {}, { keepalive: true }) : null
      dispatch({ type: 'signed_out' })
      await Promise.all([logoutRequest?.catch((error: unknown) => error), runCleanups(false)])
    },
    onSignOut: (cleanup) => {
      cleanups.add(cleanup)
      return () => cleanups.delete(cleanup)
    },
  }
}

function isUser(state: SessionState, { id }: User): boolean {
  return state.status === 'authenticated' && state.user.id === id
}

/** The server responded with a refusal; any other error says nothing about the session. */
function isRejected(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
}
