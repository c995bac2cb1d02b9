import { useQueuedWrites } from '../../../platform/offline/use-queue.ts'
import type { QueuedWrite } from '../../../platform/offline/write-queue.ts'
import { usePlatform } from '../../../platform/platform.ts'
import { useStore } from '../../../platform/store.ts'
import type { LocalState } from './last-line.ts'

/** What this device has of each thread: messages that wait for a network, and those that were refused. */
export function useLocalStates(): (thread_id: string) => LocalState {
  const { queue } = usePlatform()
  const waiting = listThreadIds(useQueuedWrites('send'))
  const failed = listThreadIds(useStore(queue.refused))
  return (id) => ({ draft: '', has_failed: failed.has(id), is_waiting: waiting.has(id) })
}

function listThreadIds(writes: readonly QueuedWrite[]): ReadonlySet<string> {
  return new Set(
    writes
      .filter(({ name }) => name === 'messaging.postMessage')
      .map(({ input }) => (input as { id: string }).id),
  )
}
