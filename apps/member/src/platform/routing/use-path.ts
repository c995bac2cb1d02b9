import { useSyncExternalStore } from 'react'
import { usePlatform } from '../platform.ts'
import { subscribeToLocation } from './app-location.ts'

/** The path of the address; `first` while hydrating, because a document may be the same for many paths. */
export function usePath<T extends string | null>(first: T): string | T {
  return useSyncExternalStore<string | T>(subscribeToLocation, usePlatform().location.path, () => first)
}
