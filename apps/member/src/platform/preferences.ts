import type { LocalPreference } from '@foyer/domain/constants'
import { useCallback, useSyncExternalStore } from 'react'
import { localStore } from './storage/local.ts'

/** Preferences stored on this device (spec section 9); they survive sign-out. */
export interface Preferences {
  get: (name: LocalPreference) => string | null
  set: (name: LocalPreference, value: string | null) => void
  subscribe: (listener: () => void) => () => void
}

/** The preferences of this device. */
export function createPreferences(): Preferences {
  const listeners = new Set<() => void>()
  return {
    get: (name) => localStore.get(`foyer.${name}`),
    set: (name, value) => {
      if (value === null) localStore.remove(`foyer.${name}`)
      else localStore.set(`foyer.${name}`, value)
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const preferences = createPreferences()

/** Returns a preference and its setter. `fallback` applies when none is stored and during hydration. */
export function usePreference<T extends string | null>(
  name: LocalPreference,
  fallback: T,
): [value: string | T, set: (value: string | null) => void] {
  const value = useSyncExternalStore(
    preferences.subscribe,
    () => preferences.get(name) ?? fallback,
    () => fallback,
  )
  return [value, useCallback((next) => preferences.set(name, next), [name])]
}
