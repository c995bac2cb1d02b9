import { BREAKPOINTS } from '@foyer/domain/constants'
import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window is at least so many pixels wide; the styles use the same values. For client-only components. */
export function useMinWidth(width: number): boolean {
  const query = `(width >= ${width}px)`
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}

/** Whether the window has space for an aside. */
export function useIsWide(): boolean {
  return useMinWidth(BREAKPOINTS.xl)
}
