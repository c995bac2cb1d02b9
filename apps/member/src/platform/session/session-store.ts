import type { LoginResponse, User } from '@foyer/contract/identity/shapes'
import type { ApiClient } from '@foyer/contract/client'
import { ApiError } from '@foyer/contract/api-error'
import { backOff } from '../back-off.ts'
import type { Credentials } from '../api/create-api.ts'
import { createStore, type Store } from '../store.ts'
import { nextSession, type SessionEvent } from './next-session.ts'
import {
  credentialsOf,
  isSettled,
  type MemberFacts,
  type Remembered,
  type SessionState,
} from './session-state.ts'
import type { ViewingTab } from './viewing-tab.ts'

/** Keeps who was signed in here, so that the app starts without a network. */
export type SessionMemory = {
  read: () => Promise<Remembered | null>
  write: (remembered: Remembered | null) => Promise<void>
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
  /** Asks the server again who this is and what they may see. */
  refresh: () => Promise<void>
  tokenRefused: (token: string) => void
  /**
   * Ends the session here whatever the server says, and wipes what is private. One that the server has ended already
   * (`is_over`) is not told of.
   */
  signOut: (is_over?: boolean) => Promise<void>
  /** Told when a member is no longer signed in here, to wipe what was theirs. */
  onLeave: (wipe: () => Promise<void> | void) => () => void
}

type Options = {
  api: () => ApiClient
  memory: SessionMemory
  /** Whether a session cookie may be there; a guest's page then asks nobody. */
  may_be_known: () => boolean
  /** Resolves when it makes sense to ask the server again after `ms`, or earlier when the network is back. */
  pause: (ms: number) => Promise<void>
  /** Resolves when the app can show what a signed-in member sees; the first answer waits for it. */
  ready: () => Promise<void>
  /** There where this tab is a preview: it never looks at the cookie, which is of whoever looks. */
  viewing?: ViewingTab | null
}

/** Whether the server has said who is here. */
type Answer = 'known' | 'unreachable'

/** Makes the session machine of specification section 4. */
export function createSession({ api, memory, may_be_known, pause, ready, viewing }: Options): SessionStore {
  const store = createStore<SessionState>({ status: 'unchecked' })
  const wipes = new Set<() => Promise<void> | void>()
  /** What has been changed here since each question that is on its way was asked: its answer knows nothing of it. */
  const asking = new Set<Partial<MemberFacts>>()

  const happen = (event: SessionEvent): void => {
    const before = store.get()
    const after = nextSession(before, event)
    store.set(after)
    if (after.status === 'authenticated') {
      void memory.write({ user: after.user, facts: after.facts })
      return
    }
    if (after.status !== 'guest') return
    viewing?.forget()
    if (before.status === 'authenticated' || event.type === 'refused') void leave()
  }

  const leave = async (): Promise<void> => {
    // What is on screen goes first, so that nothing there asks anew for what is wiped.
    await new Promise((resolve) => setTimeout(resolve))
    await Promise.allSettled([memory.write(null), ...[...wipes].map(async (wipe) => wipe())])
  }

  const take = async (
    asked: Promise<LoginResponse>,
    refused: () => Answer | Promise<Answer>,
  ): Promise<Answer> => {
    const before = store.get()
    const meanwhile: Partial<MemberFacts> = {}
    asking.add(meanwhile)
    try {
      const login = await asked
      if (login.viewing) viewing?.keep({ token: login.authentication_token, viewing: login.viewing })
      await ready()
      const { access_epoch: _of_answer, ...changed } = meanwhile
      const is_same = [before, store.get()].every((state) => isOf(state, login.user))
      happen({ type: 'accepted', login: is_same ? { ...login, ...changed } : login })
      return 'known'
    } catch (error) {
      return isRefusal(error) ? refused() : 'unreachable'
    } finally {
      asking.delete(meanwhile)
    }
  }

  const end = (event: SessionEvent): Answer => {
    happen(event)
    return 'known'
  }

  const checkView = async (tab: ViewingTab): Promise<Answer> => {
    const kept = tab.kept()
    const over = (): Answer => end({ type: 'view_over', viewing: kept?.viewing ?? null })
    if (kept) return take(api()('members.getViewing'), over)
    const { code } = tab
    return code === null ? over() : take(api()('identity.exchangeCode', { code }), over)
  }

  const check = async (): Promise<Answer> => {
    if (viewing) return checkView(viewing)
    if (!may_be_known()) return end({ type: 'refused' })
    return take(api()('identity.verify', {}), () => end({ type: 'refused' }))
  }

  const exchange = (code: string): Promise<Answer> => take(api()('identity.exchangeCode', { code }), check)

  const askUntilKnown = async (): Promise<void> => {
    const waits = backOff({ first_ms: 1000, longest_ms: 30_000 })
    for (;;) {
      await pause(waits.next())
      if (isSettled(store.get()) || (await check()) === 'known') return
    }
  }
  let retrying: Promise<void> | undefined
  const retry = (): void => {
    retrying ??= askUntilKnown().finally(() => (retrying = undefined))
  }

  /** Another tab may have been given another secret since: the cookie says whether this still is somebody. */
  const recheck = async (token: string): Promise<void> => {
    await check()
    happen({ type: 'token_refused', token })
  }
  let rechecking: Promise<void> | undefined

  let started: Promise<void> | undefined
  const start = async (code: string | null): Promise<void> => {
    if ((await (code === null ? check() : exchange(code))) === 'known') return
    happen({ type: 'unreachable', remembered: await memory.read() })
    retry()
  }

  return {
    state: store,
    credentials: () => {
      const state = store.get()
      const token = state.status === 'unchecked' ? viewing?.kept()?.token : null
      return token ? { email: null, token } : credentialsOf(state)
    },
    start: (code) => (started ??= start(code)),
    accept: (login) => happen({ type: 'accepted', login }),
    patchUser: (user) => happen({ type: 'user_changed', user }),
    patchFacts: (facts) => {
      for (const meanwhile of asking) Object.assign(meanwhile, facts)
      happen({ type: 'facts_changed', facts })
    },
    refresh: async () => {
      if ((await check()) === 'unreachable') retry()
    },
    tokenRefused: (token) => {
      if (credentialsOf(store.get())?.token === token)
        rechecking ??= recheck(token).finally(() => (rechecking = undefined))
    },
    signOut: async (is_over = false) => {
      // The call takes the token with it; whatever is sent from now on must not carry one that is about to end.
      // It outlives the page: who logs out and closes the tab is logged out.
      const is_here = !is_over && store.get().status === 'authenticated'
      const told = is_here ? api()('identity.logout', {}, { keepalive: true }) : null
      happen({ type: 'signed_out' })
      await Promise.all([told?.catch((error: unknown) => error), leave()])
    },
    onLeave: (wipe) => {
      wipes.add(wipe)
      return () => wipes.delete(wipe)
    },
  }
}

function isOf(state: SessionState, { id }: User): boolean {
  return state.status === 'authenticated' && state.user.id === id
}

/** The server answered and said no; anything else says nothing about who is here. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
}
