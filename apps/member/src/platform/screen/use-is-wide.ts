import { useSyncExternalStore } from 'react'

/** From here on there is room for an aside; the styles say the same. */
const WIDE = '(width >= 1200px)'

/** Whether the window has room for an aside. For parts that are drawn in browsers only. */
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
