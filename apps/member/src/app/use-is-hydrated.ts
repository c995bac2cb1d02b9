import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False for the server's drawing and the browser's first one, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
