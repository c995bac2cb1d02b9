import { useSyncExternalStore } from 'react'

const subscribe = (): (() => void) => () => {}

/** Whether the view runs in a browser: false on the server and while its markup is hydrated. */
export function useIsMounted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
