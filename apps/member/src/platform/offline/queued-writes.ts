import type { CallName } from '@foyer/contract/client'

/** The kinds of write that may wait for a network. */
export type WriteKind =
  | 'complete'
  | 'bookmark'
  | 'like'
  | 'send'
  | 'schedule'
  | 'start'
  | 'leave'
  | 'shift'
  | 'training'
  | 'swap'

/** A queued write as stored on the device. */
export type QueuedWrite = {
  /** Its idempotency key. */
  key: string
  kind: WriteKind
  name: CallName
  input: object
  title: string
  detail: string | null
  coalesce: string | null
  /** The member who made it; a write without one is never queued. */
  viewer_id: string | null
  /** Milliseconds since 1970, later than those of all writes before it; the order in which writes are sent. */
  at: number
  /** Why the server refused it, and whether the member was notified; absent while it waits. */
  refusal?: { code: string; is_announced: boolean }
}

/** A write that was set aside because the server refused it. */
export type RefusedWrite = QueuedWrite & Required<Pick<QueuedWrite, 'refusal'>>

/** Whether a stored write was refused. */
export function isRefused(write: QueuedWrite): write is RefusedWrite {
  return write.refusal !== undefined
}

/**
 * Adds a write to the queue. It replaces one with the same `coalesce` name; two toggles cancel each other out. A
 * write in flight stays, because its outcome is unknown.
 */
export function enqueueWrite(
  writes: readonly QueuedWrite[],
  write: QueuedWrite,
  { is_toggle, in_flight }: { is_toggle: boolean; in_flight: string | null },
): { writes: readonly QueuedWrite[]; removedKeys: string[] } {
  const superseded = writes.filter(
    ({ key, coalesce, viewer_id }) =>
      coalesce !== null && coalesce === write.coalesce && viewer_id === write.viewer_id && key !== in_flight,
  )
  const remaining = writes.filter((other) => !superseded.includes(other))
  const removedKeys = superseded.map(({ key }) => key)
  return { writes: is_toggle && superseded.length > 0 ? remaining : [...remaining, write], removedKeys }
}

/** The calls that a queued write of an older version may name, and their names now. */
const FORMER_CALLS: Readonly<Record<string, CallName>> = { 'accounts.askSupport': 'team.askSupport' }

/** A write as stored by this or an older version. */
export function readQueuedWrite(stored: QueuedWrite): QueuedWrite {
  return { ...stored, name: FORMER_CALLS[stored.name] ?? stored.name }
}

/** Joins two lists of writes by key, in the order in which they were made; the second one's writes count. */
export function mergeWrites<Queued extends QueuedWrite>(
  writes: readonly Queued[],
  others: readonly Queued[],
): readonly Queued[] {
  const keys = new Set(others.map(({ key }) => key))
  return [...writes.filter(({ key }) => !keys.has(key)), ...others].sort((a, b) => a.at - b.at)
}
