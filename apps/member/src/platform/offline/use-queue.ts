import { usePlatform } from '../platform.ts'
import { useStore } from '../store.ts'
import type { WaitingWrite, WriteKind, WriteQueue } from './write-queue.ts'

/** Where to put writes that must not be lost without a network. */
export function useQueue(): WriteQueue {
  return usePlatform().queue
}

/** What waits to be sent, of one kind or of all. */
export function useWaiting(kind?: WriteKind): readonly WaitingWrite[] {
  const waiting = useStore(usePlatform().queue.waiting)
  return kind === undefined ? waiting : waiting.filter((write) => write.kind === kind)
}
