import { createStore } from '../store.ts'
import type { Store } from '../store.ts'

/** Whether there is a network, as far as anyone can tell. */
export interface Network {
  state: Pick<Store<boolean>, 'get' | 'initial' | 'subscribe'>
  /** Told by calls: what the browser believes is not always so. */
  reached: () => void
  failed: () => void
  start: () => () => void
  /** Resolves after `ms`, or as soon as the network is back. */
  pause: (ms: number) => Promise<void>
}

/** Watches the network. Until something says otherwise there is one. */
export function createNetwork(): Network {
  const store = createStore(true)
  return {
    state: store,
    reached: () => store.set(true),
    failed: () => store.set(false),
    start: () => {
      const listen = (): void => store.set(navigator.onLine)
      addEventListener('online', listen)
      addEventListener('offline', listen)
      listen()
      return () => {
        removeEventListener('online', listen)
        removeEventListener('offline', listen)
      }
    },
    pause: (ms) =>
      new Promise((resolve) => {
        const done = (): void => {
          clearTimeout(timer)
          stop()
          resolve()
        }
        const timer = setTimeout(done, ms)
        const was_online = store.get()
        const stop = store.subscribe(() => {
          if (!was_online && store.get()) done()
        })
      }),
  }
}
