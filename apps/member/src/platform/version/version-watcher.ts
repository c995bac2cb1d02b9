import { VERSION_RELOAD_LOADER_MS } from '@foyer/domain/constants'
import { type NavigateOptions, subscribeToLocation } from '../routing/app-location.ts'
import { createStore, type Store } from '../store.ts'
import { addCacheBuster } from './version-marker.ts'

/** Whether a newer version of the app waits, and the way over to it (spec section 2, "Links"). */
export interface VersionWatcher {
  is_update_available: Pick<Store<boolean>, 'get' | 'initial' | 'subscribe'>
  /** What has to be done before the document is left. */
  onBeforeReload: (work: () => void) => void
  /** Called when the service worker of a newer build waits, or when its file on the server names another build. */
  markAvailable: () => void
  /** Loads an address with a cache-busting parameter; returns false when no version waits or the device is offline. */
  reloadTo: (to: string) => boolean
  /** Loads the address shown at that time, replacing its history entry. */
  reloadCurrent: () => boolean
}

type Options = {
  /** Loads another document. */
  load: (url: string, options: NavigateOptions) => void
  /** The current address. */
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
 * Makes back and forward load a waiting version, as links do. The browser has already changed the address by then,
 * and may change it again before the load.
 */
export function reloadOnHistoryChange({ reloadCurrent }: Pick<VersionWatcher, 'reloadCurrent'>): () => void {
  let path = location.pathname
  return subscribeToLocation(() => {
    if (location.pathname === path) return
    path = location.pathname
    reloadCurrent()
  })
}
