import { useMemo, useSyncExternalStore } from 'react'
import { usePlatform } from '../platform.ts'
import { subscribeToLocation } from './app-location.ts'
import type { AppLocation } from './app-location.ts'
import { formatHash, parseHash, withEntry, withoutEntry } from './hash.ts'
import type { HashEntry } from './hash.ts'

/** The panels that the address opens, and how to open and close them. */
export interface HashRouter {
  entries: readonly HashEntry[]
  get: (name: string) => HashEntry | null
  /** Opens a panel as an entry of the history of its own, so that the back button closes it. */
  open: (name: string, query?: Readonly<Record<string, string>>) => void
  /** Changes the query of an open panel in place. */
  update: (name: string, query: Readonly<Record<string, string>>) => void
  /** Closes a panel: goes back to where it was opened, or removes it from the address that opened it. */
  close: (name: string) => void
}

/** The hash of the address as a router of panels. While hydrating none is open. */
export function useHash(): HashRouter {
  const { location } = usePlatform()
  const hash = useSyncExternalStore(subscribeToLocation, location.hash, () => '')
  return useMemo(() => createHashRouter(location, hash), [location, hash])
}

/** The panel router for a hash. Changes read the current hash. */
export function createHashRouter(location: AppLocation, hash: string): HashRouter {
  const entries = parseHash(hash)
  const currentEntries = (): HashEntry[] => parseHash(location.hash())
  return {
    entries,
    get: (name) => entries.find((entry) => entry.name === name) ?? null,
    open: (name, query = {}) => {
      const is_open = currentEntries().some((entry) => entry.name === name)
      location.setHash(formatHash(withEntry(currentEntries(), { name, query })), {
        replace: is_open,
        opened: name,
      })
    },
    update: (name, query) => {
      const changed = currentEntries().map((entry) => (entry.name === name ? { name, query } : entry))
      const opened = location.openedPanel()
      location.setHash(formatHash(changed), { replace: true, ...(opened === null ? {} : { opened }) })
    },
    close: (name) => {
      if (!currentEntries().some((entry) => entry.name === name)) return
      if (location.openedPanel() === name && location.canGoBack()) location.back()
      else location.setHash(formatHash(withoutEntry(currentEntries(), name)), { replace: true })
    },
  }
}
