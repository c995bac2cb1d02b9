import { BREAKPOINTS } from '@foyer/domain/constants'
import { useSyncExternalStore } from 'react'

/** The width from which there is space for an aside; the styles use the same value. */
const WIDE = `(width >= ${BREAKPOINTS.xl}px)`

/** Whether the window has space for an aside. For client-only components. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => false)
}

function isWide(): boolean {
  return matchMedia(WIDE).matches
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
