import { useSyncExternalStore } from 'react'
import { usePlatform } from '../platform.ts'
import { watchAddress } from './app-location.ts'

/** The path of the address; `first` while hydrating, because a document may be the same for many paths. */
export function usePath<T extends string | null>(first: T): string | T {
  return useSyncExternalStore<string | T>(watchAddress, usePlatform().location.path, () => first)
}
