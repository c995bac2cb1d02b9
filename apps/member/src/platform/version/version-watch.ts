import { VERSION_RELOAD_LOADER_MS } from '@foyer/domain/constants'
import { withMarker } from './version-marker.ts'
import { createStore } from '../store.ts'
import type { Store } from '../store.ts'

/** Whether a newer version of the app waits, and the way over to it (spec section 2, "Links"). */
export interface VersionWatch {
  is_waiting: Pick<Store<boolean>, 'get' | 'initial' | 'subscribe'>
  /** True while the app is on its way to the new version: the global loader shows. */
  is_reloading: Pick<Store<boolean>, 'get' | 'initial' | 'subscribe'>
  /** What has to be done before the document is left. */
  beforeReload: (work: () => void) => void
  /** Told when the service worker of a newer build waits, or when its file on the server names another build. */
  found: () => void
  /** Goes to an address by a full load with a cache-busting marker; answers false where nothing waits or can be had. */
  takeOver: (to: string) => boolean
}

type Options = { now?: () => number; is_online?: () => boolean }

/** Watches for versions. `load` leaves the document. Without a network nothing is left: the next version is not here yet. */
export function createVersionWatch(
  load: (url: string) => void,
  { now = Date.now, is_online = () => true }: Options = {},
): VersionWatch {
  const is_waiting = createStore(false)
  const is_reloading = createStore(false)
  const works = new Set<() => void>()
  return {
    is_waiting,
    is_reloading,
    beforeReload: (work) => void works.add(work),
    found: () => is_waiting.set(true),
    takeOver: (to) => {
      if (!is_waiting.get() || is_reloading.get() || !is_online()) return is_reloading.get()
      is_reloading.set(true)
      for (const work of works) work()
      const address = withMarker(to, now())
      setTimeout(() => load(address), VERSION_RELOAD_LOADER_MS)
      return true
    },
  }
}
