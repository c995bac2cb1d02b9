import type { ApiClient } from '@foyer/contract/client'
import type { AnyCall } from './api/create-api.ts'
import type { WaitingWrite, WriteQueue } from './offline/write-queue.ts'
import { once } from './once.ts'
import type { Services } from './services.ts'
import { credentialsOf } from './session/session-state.ts'
import type { SessionState } from './session/session-state.ts'
import type { SessionStore } from './session/session-store.ts'
import { createStore } from './store.ts'

type Settled = Parameters<WriteQueue['onSettled']>[0]
type Wipe = Parameters<SessionStore['onLeave']>[0]

/**
 * Services whose code comes after the first drawing. What is drawn stands on their state, which begins as a guest's who
 * has done nothing; whatever is asked of them before they are there is done when they are.
 */
export function lateServices(fetchServices: () => Promise<Services>): Services {
  const state = createStore<SessionState>({ status: 'unchecked' })
  const waiting = createStore<readonly WaitingWrite[]>([])
  const settled = new Set<Settled>()
  const wipes = new Set<Wipe>()

  const services = once(async () => {
    const found = await fetchServices()
    const { session, queue } = found
    session.state.subscribe(() => state.set(session.state.get()))
    session.onLeave(async () => void (await Promise.allSettled([...wipes].map(async (wipe) => wipe()))))
    queue.waiting.subscribe(() => waiting.set(queue.waiting.get()))
    queue.onSettled((write, result) => settled.forEach((listener) => listener(write, result)))
    return found
  })
  const session = async (): Promise<SessionStore> => (await services()).session
  const queue = async (): Promise<WriteQueue> => (await services()).queue

  const api: AnyCall = async (...args) => ((await services()).api as AnyCall)(...args)
  return {
    api: api as ApiClient,
    session: {
      state,
      credentials: () => credentialsOf(state.get()),
      start: async (code) => (await session()).start(code),
      accept: async (login) => (await session()).accept(login),
      patchUser: async (user) => (await session()).patchUser(user),
      patchFacts: async (facts) => (await session()).patchFacts(facts),
      refresh: async () => (await session()).refresh(),
      tokenRefused: async (token) => (await session()).tokenRefused(token),
      signOut: async (is_over) => (await session()).signOut(is_over),
      onLeave: (wipe) => {
        wipes.add(wipe)
        return () => wipes.delete(wipe)
      },
    },
    queue: {
      waiting,
      send: async (write) => (await queue()).send(write),
      discard: async (key) => (await queue()).discard(key),
      open: async (viewer_id) => (await queue()).open(viewer_id),
      flush: async () => (await queue()).flush(),
      wipe: async () => (await queue()).wipe(),
      onSettled: (listener) => {
        settled.add(listener)
        return () => settled.delete(listener)
      },
    },
  }
}
