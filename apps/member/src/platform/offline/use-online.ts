import { usePlatform } from '../platform.ts'
import { useStore } from '../store.ts'

/** Whether there is a network. */
export function useOnline(): boolean {
  return useStore(usePlatform().network.state)
}
