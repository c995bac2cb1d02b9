import { createStore } from '../store.ts'
import type { Store } from '../store.ts'

/** Whether there is a network, as far as the app knows. */
export interface Network {
  state: Pick<Store<boolean>, 'get' | 'initial' | 'subscribe'>
  /** Reported by successful calls, because the browser's own state is not always right. */
  reportReachable: () => void
  reportUnreachable: () => void
  start: () => () => void
  /** Resolves after `ms`, or as soon as the network is back. */
  waitUntilOnline: (ms: number) => Promise<void>
}

/** Creates the network state, which starts as online. */
export function createNetwork(): Network {
  const store = createStore(true)
  return {
    state: store,
    reportReachable: () => store.set(true),
    reportUnreachable: () => store.set(false),
    start: () => {
      const update = (): void => store.set(navigator.onLine)
      addEventListener('online', update)
      addEventListener('offline', update)
      update()
      return () => {
        removeEventListener('online', update)
        removeEventListener('offline', update)
      }
    },
    waitUntilOnline: (ms) =>
      new Promise((resolve) => {
        const finish = (): void => {
          clearTimeout(timer)
          stop()
          resolve()
        }
        const timer = setTimeout(finish, ms)
        const was_online = store.get()
        const stop = store.subscribe(() => {
          if (!was_online && store.get()) finish()
        })
      }),
  }
}
