import type { CallName, InputFor, OutputFor } from '@foyer/contract/client'
import { ApiError } from '@foyer/contract/api-error'
import type { AnyCall } from '../api/create-api.ts'
import { once } from '../once.ts'
import type { Records } from '../storage/records.ts'
import { createStore, type Store } from '../store.ts'
import type { QueuedWrite, RefusedWrite, WriteKind } from './queued-writes.ts'

export type { QueuedWrite, RefusedWrite, WriteKind } from './queued-writes.ts'

/** A write that may wait for a network. */
export type Write<Name extends CallName> = {
  kind: WriteKind
  name: Name
  input: InputFor<Name>
  /** The title in the list of waiting changes, in the member's language. */
  title: string
  detail?: string
  /** The id of what it creates, also used as idempotency key; generated when absent. */
  key?: string
  /** A newer waiting write of the same name takes the older one's place. */
  coalesce?: string
  /** With `coalesce`: two waiting writes undo each other instead. */
  is_toggle?: boolean
  /** Always queued, so that it is sent in order and again until the server has answered. */
  is_queued?: boolean
}

/** The immediate result of a write. */
export type SendResult<Name extends CallName> =
  | { state: 'sent'; output: OutputFor<Name> }
  | { state: 'waiting'; key: string }

/** What became of a write that had waited. */
export type WriteOutcome = { output: unknown } | { error: ApiError }

export type SettledListener = (write: QueuedWrite, result: WriteOutcome) => void

/** Writes that must not be lost without a network. */
export interface WriteQueue {
  /** The queued writes that are stored on the device; a write that is still being stored is left out. */
  waiting: Pick<Store<readonly QueuedWrite[]>, 'get' | 'initial' | 'subscribe'>
  /** Queued writes that the server has refused; they stay until they are sent again or discarded. */
  refused: Pick<Store<readonly RefusedWrite[]>, 'get' | 'initial' | 'subscribe'>
  /** How many writes of a member whose session expired are left on the device; 0 while someone is signed in. */
  left: Pick<Store<number>, 'get' | 'initial' | 'subscribe'>
  /** Sends now, or queues while offline. Rejects with `ApiError` when the server refuses. */
  send: <Name extends CallName>(write: Write<Name>) => Promise<SendResult<Name>>
  /** Discards a queued or a refused write. */
  discard: (key: string) => Promise<void>
  /** Queues a refused write again. */
  retry: (key: string) => Promise<void>
  /** Stores that the member has been notified of refused writes. */
  markAnnounced: (keys: readonly string[]) => Promise<void>
  /** Reads what an earlier visit left and sends it when it can. */
  open: (viewer_id: string) => Promise<void>
  /** Sends what waits, in order. */
  flush: () => Promise<void>
  /** Called when a queued write was sent or refused, in this tab or another. */
  onSettled: (listener: SettledListener) => () => void
  /** Stops sending for a member whose session has expired; their writes stay on the device. */
  suspend: () => Promise<void>
  /** Removes the member's writes, also from storage. */
  clear: () => Promise<void>
}

/** The dependencies of a queue. */
export type QueueOptions = {
  call: AnyCall
  records: Records<QueuedWrite>
  /** Resolves after a time, or when the network is back. */
  waitUntilOnline: (ms: number) => Promise<void>
  /** Whether calls have credentials; until then writes wait. */
  has_credentials?: () => boolean
}

/** What is known of a queue before its code has been loaded. */
export type QueueState = {
  waiting: Store<readonly QueuedWrite[]>
  refused: Store<readonly RefusedWrite[]>
  left: Store<number>
  listeners: Set<SettledListener>
}

/** Creates the state of an empty queue. */
export function createQueueState(): QueueState {
  return {
    waiting: createStore<readonly QueuedWrite[]>([]),
    refused: createStore<readonly RefusedWrite[]>([]),
    left: createStore(0),
    listeners: new Set(),
  }
}

/** Creates a queue whose code is loaded with the first member or the first write. */
export function createLazyQueue(
  load: () => Promise<(options: QueueOptions, state: QueueState) => WriteQueue>,
  options: QueueOptions,
): WriteQueue {
  const state = createQueueState()
  const loadQueue = once(async () => {
    try {
      return (await load())(options, state)
    } catch (error) {
      throw new ApiError(0, { code: 'network', detail: String(error) })
    }
  })
  return {
    waiting: state.waiting,
    refused: state.refused,
    left: state.left,
    send: async (write) => (await loadQueue()).send(write),
    discard: async (key) => (await loadQueue()).discard(key),
    retry: async (key) => (await loadQueue()).retry(key),
    markAnnounced: async (keys) => (await loadQueue()).markAnnounced(keys),
    open: async (viewer_id) => (await loadQueue()).open(viewer_id),
    flush: async () => (await loadQueue()).flush(),
    onSettled: (listener) => {
      state.listeners.add(listener)
      return () => state.listeners.delete(listener)
    },
    suspend: async () => (await loadQueue()).suspend(),
    clear: async () => (await loadQueue()).clear(),
  }
}
