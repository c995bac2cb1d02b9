import type { CallName, InputFor, OutputFor } from '@foyer/contract/client'
import { ApiError } from '@foyer/contract/api-error'
import { v4 as newUuid } from 'uuid'
import type { AnyCall } from '../api/create-api.ts'
import { backOff } from '../back-off.ts'
import { logFailure } from '../log.ts'
import type { Records } from '../storage/records.ts'
import { createStore } from '../store.ts'
import type { Store } from '../store.ts'
import { enqueueWrite, readQueuedWrite } from './queued-writes.ts'
import { withTimeout } from '../with-timeout.ts'
import type { QueuedWrite, WriteKind } from './queued-writes.ts'

export type { QueuedWrite, WriteKind } from './queued-writes.ts'

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

/** Writes that must not be lost without a network. */
export interface WriteQueue {
  /** The queued writes that are stored on the device; a write that is still being stored is left out. */
  waiting: Pick<Store<readonly QueuedWrite[]>, 'get' | 'initial' | 'subscribe'>
  /** Sends now, or queues while offline. Rejects with `ApiError` when the server refuses. */
  send: <Name extends CallName>(write: Write<Name>) => Promise<SendResult<Name>>
  /** Discards a queued write. */
  discard: (key: string) => Promise<void>
  /** Reads what an earlier visit left and sends it when it can. */
  open: (viewer_id: string) => Promise<void>
  /** Sends what waits, in order. */
  flush: () => Promise<void>
  /** Called when a queued write was sent or refused. */
  onSettled: (listener: (write: QueuedWrite, result: WriteOutcome) => void) => () => void
  /** Clears the queue and its storage. */
  clear: () => Promise<void>
}

/** After this time the queue stops waiting for the device's storage, and new writes are sent. */
const OPEN_TIMEOUT_MS = 3000

type Options = {
  call: AnyCall
  records: Records<QueuedWrite>
  /** Resolves after a time, or when the network is back. */
  waitUntilOnline: (ms: number) => Promise<void>
  /** Whether calls have credentials; until then writes wait. */
  has_credentials?: () => boolean
  now?: () => number
}

/**
 * Creates the queue. A write uses one idempotency key for all attempts, so that it runs once. Writes of one member
 * are never sent as another.
 */
export function createWriteQueue(options: Options): WriteQueue {
  const { call, records, waitUntilOnline, has_credentials = () => true, now = Date.now } = options
  const store = createStore<readonly QueuedWrite[]>([])
  const being_stored = new Set<string>()
  const on_device = new Set<string>()
  const listeners = new Set<(write: QueuedWrite, result: WriteOutcome) => void>()
  let writes: readonly QueuedWrite[] = []
  let viewer_id: string | null = null
  let opening: Promise<void> | null = null
  let flushing: Promise<void> | null = null
  let in_flight: string | null = null
  let retryNow = (): void => {}

  /** A write is published once it is stored, because the member may close the app as soon as it is shown as waiting. */
  const publish = (): void => store.set(writes.filter(({ key }) => !being_stored.has(key)))
  const enqueue = async (write: QueuedWrite, is_toggle: boolean): Promise<void> => {
    const next = enqueueWrite(writes, write, { is_toggle, in_flight })
    writes = next.writes
    if (writes.includes(write)) {
      being_stored.add(write.key)
      await records.set(write.key, write)
      if (await records.get(write.key)) on_device.add(write.key)
      being_stored.delete(write.key)
    }
    if (next.removedKeys.length > 0) await records.delete(next.removedKeys)
    publish()
  }
  const dequeue = async (key: string): Promise<void> => {
    writes = writes.filter((write) => write.key !== key)
    on_device.delete(key)
    publish()
    await records.delete(key)
  }
  const settle = async (write: QueuedWrite, result: WriteOutcome): Promise<void> => {
    await dequeue(write.key)
    for (const listener of listeners) listener(write, result)
  }

  /** Sends the next write, unless another tab has sent or discarded it: then it is no longer in storage. */
  const sendOne = async (write: QueuedWrite): Promise<'settled' | 'stuck'> => {
    in_flight = write.key
    try {
      if (on_device.has(write.key) && !(await records.get(write.key))) await dequeue(write.key)
      // The member may have signed out or discarded the write while we awaited storage.
      if (!writes.includes(write)) return 'settled'
      const output = await call(write.name, write.input, { idempotency_key: write.key })
      await settle(write, { output })
      return 'settled'
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (isRetryable(error)) return 'stuck'
      await settle(write, { error })
      return 'settled'
    } finally {
      in_flight = null
    }
  }

  const flushAll = async (): Promise<void> => {
    const backoff = backOff({ first_ms: 1000, longest_ms: 60_000 })
    for (;;) {
      const next = writes.find((write) => write.viewer_id === viewer_id)
      if (!next) return
      if (has_credentials() && (await sendOne(next)) === 'settled') backoff.reset()
      else
        await Promise.race([
          waitUntilOnline(backoff.next()),
          new Promise<void>((resolve) => (retryNow = resolve)),
        ])
    }
  }
  const flush = (): Promise<void> => {
    retryNow()
    return (flushing ??= flushAll().finally(() => {
      flushing = null
    }))
  }

  return {
    waiting: store,
    send: async (write) => {
      const { key = newUuid() } = write
      const submittedBy = viewer_id
      await opening
      if (submittedBy !== viewer_id) throw new ApiError(401, { code: 'unauthorized' })
      const has_pending = writes.some((other) => other.viewer_id === submittedBy)
      if (submittedBy === null && write.is_queued) throw new ApiError(401, { code: 'unauthorized' })
      if ((!has_pending && !write.is_queued) || submittedBy === null) {
        try {
          const output = await call(write.name, write.input, { idempotency_key: key })
          return { state: 'sent', output: output as OutputFor<typeof write.name> }
        } catch (error) {
          // The member may have signed out during the call; their unsent writes are dropped.
          if (
            submittedBy === null ||
            submittedBy !== viewer_id ||
            !(error instanceof ApiError) ||
            !isUnreachable(error)
          )
            throw error
        }
      }
      const { kind, name, input, title, detail, coalesce, is_toggle = false } = write
      await enqueue(
        {
          key,
          kind,
          name,
          input,
          title,
          viewer_id: submittedBy,
          at: now(),
          detail: detail ?? null,
          coalesce: coalesce ?? null,
        },
        is_toggle,
      )
      void flush()
      return { state: 'waiting', key }
    },
    discard: dequeue,
    open: async (id) => {
      viewer_id = id
      opening = withTimeout(OPEN_TIMEOUT_MS, () => records.all()).then(
        (stored) => {
          if (viewer_id !== id) return
          writes = stored
            .map(([, write]) => readQueuedWrite(write))
            .filter((write) => write.viewer_id === id)
            .sort((a, b) => a.at - b.at)
          for (const { key: stored_key } of writes) on_device.add(stored_key)
          publish()
        },
        (error: unknown) => logFailure('waiting writes', error),
      )
      await opening
      void flush()
    },
    flush,
    onSettled: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    clear: async () => {
      viewer_id = null
      writes = []
      on_device.clear()
      publish()
      await records.clear()
    },
  }
}

/** The server has not handled the write: no network, or no database. */
function isUnreachable({ status, code }: ApiError): boolean {
  return code === 'network' || status === 503
}

/** No network, a busy server or a session being verified: the write stays in the queue. */
function isRetryable({ status, code }: ApiError): boolean {
  return code === 'network' || status === 401 || status === 429 || status >= 500
}
