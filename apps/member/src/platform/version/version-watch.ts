import { VERSION_RELOAD_LOADER_MS } from '@foyer/domain/constants'
import { type NavigateOptions, watchAddress } from '../routing/app-location.ts'
import { createStore, type Store } from '../store.ts'
import { withMarker } from './version-marker.ts'

/** Whether a newer version of the app waits, and the way over to it (spec section 2, "Links"). */
export interface VersionWatch {
  is_waiting: Pick<Store<boolean>, 'get' | 'initial' | 'subscribe'>
  /** What has to be done before the document is left. */
  beforeReload: (work: () => void) => void
  /** Told when the service worker of a newer build waits, or when its file on the server names another build. */
  found: () => void
  /** Goes to an address by a full load with a cache-busting marker; answers false where nothing waits or can be had. */
  takeOver: (to: string) => boolean
  /** Loads the address that is shown by then, in its place in the history. */
  takeOverHere: () => boolean
}

type Options = {
  /** Leaves the document. */
  load: (url: string, options: NavigateOptions) => void
  /** The address that is shown. */
  here: () => string
  /** Set while the app is on its way: the global loader shows. */
  is_reloading?: Store<boolean>
  now?: () => number
  is_online?: () => boolean
}

/** Watches for versions. Without a network nothing is left: the next version is not here yet. */
export function createVersionWatch({
  load,
  here,
  is_reloading = createStore(false),
  now = Date.now,
  is_online = () => true,
}: Options): VersionWatch {
  const is_waiting = createStore(false)
  const works = new Set<() => void>()
  const leave = (address: () => string, options: NavigateOptions): boolean => {
    if (!is_waiting.get() || is_reloading.get() || !is_online()) return is_reloading.get()
    is_reloading.set(true)
    for (const work of works) work()
    const asked_at = now()
    setTimeout(() => load(withMarker(address(), asked_at), options), VERSION_RELOAD_LOADER_MS)
    return true
  }
  return {
    is_waiting,
    beforeReload: (work) => void works.add(work),
    found: () => is_waiting.set(true),
    takeOver: (to) => leave(() => to, {}),
    takeOverHere: () => leave(here, { replace: true }),
  }
}

/**
 * Lets steps back and forward lead over to a version that waits, as links do. The browser has changed the address by
 * then, and may change it again meanwhile.
 */
export function followHistory({ takeOverHere }: Pick<VersionWatch, 'takeOverHere'>): () => void {
  let path = location.pathname
  return watchAddress(() => {
    if (location.pathname === path) return
    path = location.pathname
    takeOverHere()
  })
}
