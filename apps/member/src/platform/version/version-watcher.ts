import { VERSION_RELOAD_LOADER_MS } from '@foyer/domain/constants'
import { type NavigateOptions, subscribeToLocation } from '../routing/app-location.ts'
import { createStore, type Store } from '../store.ts'
import { addCacheBuster } from './version-marker.ts'

/** Whether a newer version of the app waits, and the way over to it (spec section 2, "Links"). */
export interface VersionWatcher {
  is_update_available: Pick<Store<boolean>, 'get' | 'initial' | 'subscribe'>
  /** What has to be done before the document is left. */
  onBeforeReload: (work: () => void) => void
  /** Told when the service worker of a newer build waits, or when its file on the server names another build. */
  markAvailable: () => void
  /** Goes to an address by a full load with a cache-busting marker; answers false where nothing waits or can be had. */
  reloadTo: (to: string) => boolean
  /** Loads the address that is shown by then, in its place in the history. */
  reloadCurrent: () => boolean
}

type Options = {
  /** Leaves the document. */
  load: (url: string, options: NavigateOptions) => void
  /** The address that is shown. */
  currentAddress: () => string
  /** Set while the app is on its way: the global loader shows. */
  is_reloading?: Store<boolean>
  now?: () => number
  is_online?: () => boolean
}

/** Watches for versions. Without a network nothing is left: the next version is not here yet. */
export function createVersionWatcher({
  load,
  currentAddress,
  is_reloading = createStore(false),
  now = Date.now,
  is_online = () => true,
}: Options): VersionWatcher {
  const is_update_available = createStore(false)
  const callbacks = new Set<() => void>()
  const reloadInto = (address: () => string, options: NavigateOptions): boolean => {
    if (!is_update_available.get() || is_reloading.get() || !is_online()) return is_reloading.get()
    is_reloading.set(true)
    for (const work of callbacks) work()
    const requested_at = now()
    setTimeout(() => load(addCacheBuster(address(), requested_at), options), VERSION_RELOAD_LOADER_MS)
    return true
  }
  return {
    is_update_available,
    onBeforeReload: (work) => void callbacks.add(work),
    markAvailable: () => is_update_available.set(true),
    reloadTo: (to) => reloadInto(() => to, {}),
    reloadCurrent: () => reloadInto(currentAddress, { replace: true }),
  }
}

/**
 * Lets steps back and forward lead over to a version that waits, as links do. The browser has changed the address by
 * then, and may change it again meanwhile.
 */
export function reloadOnHistoryChange({ reloadCurrent }: Pick<VersionWatcher, 'reloadCurrent'>): () => void {
  let path = location.pathname
  return subscribeToLocation(() => {
    if (location.pathname === path) return
    path = location.pathname
    reloadCurrent()
  })
}
