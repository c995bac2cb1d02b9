import { usePlatform } from '../platform.ts'
import { useStore } from '../store.ts'
import type { QueuedWrite, WriteKind, WriteQueue } from './write-queue.ts'

/** Returns the queue for writes that must not be lost offline. */
export function useWriteQueue(): WriteQueue {
  return usePlatform().queue
}

/** What waits to be sent, of one kind or of all. */
export function useQueuedWrites(kind?: WriteKind): readonly QueuedWrite[] {
  const waiting = useStore(usePlatform().queue.waiting)
  return kind === undefined ? waiting : waiting.filter((write) => write.kind === kind)
}
