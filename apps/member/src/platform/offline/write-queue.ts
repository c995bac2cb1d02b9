import type { CallName, InputFor, OutputFor } from '@foyer/contract/client'
import { ApiError } from '@foyer/contract/api-error'
import { v4 as newUuid } from 'uuid'
import type { AnyCall } from '../api/create-api.ts'
import { backOff } from '../back-off.ts'
import { logFailure } from '../log.ts'
import type { Records } from '../storage/records.ts'
import { createStore } from '../store.ts'
import type { Store } from '../store.ts'
import { enqueueWrite } from './queued-writes.ts'
import { withTimeout } from '../with-timeout.ts'
import type { QueuedWrite, WriteKind } from './queued-writes.ts'

export type { QueuedWrite, WriteKind } from './queued-writes.ts'

/** A write that may wait for a network. */
export type Write<Name extends CallName> = {
  kind: WriteKind
  name: Name
  input: InputFor<Name>
  /** What it is, for the list of waiting changes, in the member's words. */
  title: string
  detail?: string
  /** The name of what it makes, which is then its idempotency key; one is made where it has none. */
  key?: string
  /** A newer waiting write of the same name takes the older one's place. */
  coalesce?: string
  /** With `coalesce`: two waiting writes undo each other instead. */
  is_toggle?: boolean
}

/** What became of a write at once. */
export type SendResult<Name extends CallName> =
  | { state: 'sent'; output: OutputFor<Name> }
  | { state: 'waiting'; key: string }

/** What became of a write that had waited. */
export type WriteOutcome = { output: unknown } | { error: ApiError }

/** Writes that must not be lost without a network. */
export interface WriteQueue {
  /** What waits and is on the device; a write that is still being kept there is not among them. */
  waiting: Pick<Store<readonly QueuedWrite[]>, 'get' | 'initial' | 'subscribe'>
  /** Sends now, or keeps for later. Rejects with `ApiError` when the server refuses. */
  send: <Name extends CallName>(write: Write<Name>) => Promise<SendResult<Name>>
  /** Gives up a waiting write. */
  discard: (key: string) => Promise<void>
  /** Reads what an earlier visit left and sends it when it can. */
  open: (viewer_id: string) => Promise<void>
  /** Sends what waits, in order. */
  flush: () => Promise<void>
  /** Told about writes that were sent, or refused, after waiting. */
  onSettled: (listener: (write: QueuedWrite, result: WriteOutcome) => void) => () => void
  /** Forgets everything. */
  clear: () => Promise<void>
}

/** A device that does not say by then what it keeps is not waited for: what is wished now is sent. */
const OPEN_TIMEOUT_MS = 3000

type Options = {
  call: AnyCall
  records: Records<QueuedWrite>
  /** Resolves after a time, or when the network is back. */
  waitUntilOnline: (ms: number) => Promise<void>
  /** Whether the server can know whose the writes are; until then they wait. */
  has_credentials?: () => boolean
  now?: () => number
}

/**
 * Makes the queue. Each write keeps one idempotency key through all tries, so that the server does it once; writes of
 * one member are never sent as another.
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

  /** Whoever is told that a write waits may close the app at once: it is told when the device has it. */
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

  /** Sends the next write, unless another tab of the device has sent or taken it back: then it is not kept any more. */
  const sendOne = async (write: QueuedWrite): Promise<'settled' | 'stuck'> => {
    in_flight = write.key
    try {
      if (on_device.has(write.key) && !(await records.get(write.key))) await dequeue(write.key)
      // Whoever wished it may have left or given it up while the device was asked.
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
      if (!has_pending || submittedBy === null) {
        try {
          const output = await call(write.name, write.input, { idempotency_key: key })
          return { state: 'sent', output: output as OutputFor<typeof write.name> }
        } catch (error) {
          // Whoever left meanwhile took with them what they had not sent.
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
            .map(([, write]) => write)
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

/** Nobody has judged the write yet: no network, or a house without its database. */
function isUnreachable({ status, code }: ApiError): boolean {
  return code === 'network' || status === 503
}

/** No network, a busy server, or a session that is being looked up again: the write keeps its place. */
function isRetryable({ status, code }: ApiError): boolean {
  return code === 'network' || status === 401 || status === 429 || status >= 500
}
