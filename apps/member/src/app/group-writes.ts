import type { QueuedWrite } from '../platform/offline/write-queue.ts'

/** A row of the list of changes: one change, or all changes of one session of a workout. */
export type WriteGroup<Queued extends QueuedWrite = QueuedWrite> = {
  id: string
  first: Queued
  writes: readonly Queued[]
  /** The session of a workout; null for other changes. */
  session_id: string | null
}

/** Groups the changes of a workout by its session; others stay alone. The order is that of the first ones. */
export function groupWrites<Queued extends QueuedWrite>(writes: readonly Queued[]): WriteGroup<Queued>[] {
  const groups = Map.groupBy(writes, (write) => findSessionId(write) ?? write.key)
  return [...groups].flatMap(([id, members]) => {
    const [first] = members
    return first ? [{ id, first, writes: members, session_id: findSessionId(first) }] : []
  })
}

function findSessionId({ kind, input }: QueuedWrite): string | null {
  if (kind !== 'training') return null
  const { session_id = null } = input as { session_id?: string }
  return session_id
}
