import { ApiError } from '@foyer/contract/api-error'
import type { OutputFor } from '@foyer/contract/client'
import { v4 as newUuid } from 'uuid'
import { backOff } from '../back-off.ts'
import { logFailure } from '../log.ts'
import { TimeoutExceeded, withTimeout } from '../with-timeout.ts'
import { enqueueWrite, isRefused, mergeWrites, readQueuedWrite } from './queued-writes.ts'
import type { QueuedWrite, RefusedWrite } from './queued-writes.ts'
import { onlyTab, openTabs, type Tabs } from './tabs.ts'
import {
  createQueueState,
  type QueueOptions,
  type QueueState,
  type WriteOutcome,
  type WriteQueue,
} from './write-queue.ts'

/** After this time the queue stops waiting for the device's storage, and new writes are sent. */
const OPEN_TIMEOUT_MS = 3000

/** A call without an answer counts as a lost network after this time; networks may swallow requests. */
const SEND_TIMEOUT_MS = 30_000

type Options = QueueOptions & { now?: () => number; tabs?: Tabs }

/** Creates the queue of this browser, which all its tabs share, and sends when the app is shown again. */
export function createBrowserQueue(options: QueueOptions, state: QueueState): WriteQueue {
  const queue = createWriteQueue({ ...options, tabs: openTabs() }, state)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void queue.flush()
  })
  return queue
}

/**
 * Creates the queue. A write uses one idempotency key for all attempts, so that it runs once. Writes of one member
 * are never sent as another.
 */
export function createWriteQueue(options: Options, state: QueueState = createQueueState()): WriteQueue {
  const {
    call,
    records,
    waitUntilOnline,
    has_credentials = () => true,
    now = Date.now,
    tabs = onlyTab,
  } = options
  const being_stored = new Set<string>()
  const on_device = new Set<string>()
  let writes: readonly QueuedWrite[] = []
  /** Writes of members whose session expired that the device could not store. */
  let unstored: readonly QueuedWrite[] = []
  let viewer_id: string | null = null
  let last_at = 0
  let opening: Promise<void> | null = null
  let flushing: Promise<void> | null = null
  let in_flight: string | null = null
  let retryNow = (): void => {}

  /** A write is published once it is stored, because the member may close the app as soon as it is shown as waiting. */
  const publish = (): void => state.waiting.set(writes.filter(({ key }) => !being_stored.has(key)))
  const setRefused = (refused: readonly RefusedWrite[]): void => state.refused.set(refused)
  const post = (message: Parameters<Tabs['post']>[0]): void => {
    try {
      tabs.post(message)
    } catch (error) {
      logFailure('tabs', error)
    }
  }
  /** Rises even when the device's clock is set back, so that writes keep their order. */
  const nextAt = (): number => (last_at = Math.max(now(), last_at + 1))
  const seeAt = (known: readonly QueuedWrite[]): void => {
    for (const { at } of known) last_at = Math.max(last_at, at)
  }
  const postRemoved = (keys: readonly string[]): void => {
    if (viewer_id !== null && keys.length > 0) post({ type: 'removed', viewer_id, keys })
  }

  const storeWrite = async (write: QueuedWrite): Promise<void> => {
    await records.set(write.key, write)
    if (!(await records.get(write.key))) return
    on_device.add(write.key)
    if (write.viewer_id !== null) post({ type: 'stored', viewer_id: write.viewer_id, write })
  }
  const enqueue = async (write: QueuedWrite, is_toggle: boolean): Promise<void> => {
    const next = enqueueWrite(writes, write, { is_toggle, in_flight })
    writes = next.writes
    if (writes.includes(write)) {
      being_stored.add(write.key)
      await storeWrite(write)
      being_stored.delete(write.key)
    }
    if (next.removedKeys.length > 0) await records.delete(next.removedKeys)
    postRemoved(next.removedKeys)
    publish()
  }
  const forget = (keys: readonly string[]): void => {
    const gone = new Set(keys)
    writes = writes.filter(({ key }) => !gone.has(key))
    for (const key of keys) on_device.delete(key)
    publish()
    if (state.refused.get().some(({ key }) => gone.has(key)))
      setRefused(state.refused.get().filter(({ key }) => !gone.has(key)))
  }
  const remove = async (keys: readonly string[]): Promise<void> => {
    if (keys.length === 0) return
    forget(keys)
    await records.delete(keys)
    postRemoved(keys)
  }
  /** What was refused of the same thing is over once it is sent or queued again. */
  const removeRefusedLike = (key: string, coalesce: string | null): Promise<void> =>
    remove(
      state.refused
        .get()
        .filter((write) => write.key === key || (coalesce !== null && write.coalesce === coalesce))
        .map((write) => write.key),
    )
  const notify = (write: QueuedWrite, result: WriteOutcome): void => {
    for (const listener of state.listeners) listener(write, result)
  }
  const addRefused = (write: QueuedWrite, code: string): RefusedWrite => {
    const refused = { ...write, refusal: { code, is_announced: false } }
    forget([write.key])
    setRefused(mergeWrites(state.refused.get(), [refused]))
    return refused
  }
  const settleSent = async (write: QueuedWrite, output: unknown): Promise<void> => {
    forget([write.key])
    await records.delete(write.key)
    if (write.viewer_id !== null) post({ type: 'sent', viewer_id: write.viewer_id, write, output })
    notify(write, { output })
  }
  const settleRefused = async (write: QueuedWrite, error: ApiError): Promise<void> => {
    const { status, problem, code } = error
    await records.set(write.key, addRefused(write, code))
    if (write.viewer_id !== null)
      post({ type: 'refused', viewer_id: write.viewer_id, write, status, problem: { ...problem, code } })
    notify(write, { error })
  }

  const addStored = (write: QueuedWrite): void => {
    on_device.add(write.key)
    seeAt([write])
    if (isRefused(write)) return setRefused(mergeWrites(state.refused.get(), [write]))
    writes = mergeWrites(writes, [write])
    publish()
    void flush()
  }
  tabs.listen((message) => {
    if (message.viewer_id !== viewer_id) return
    if (message.type === 'removed') return forget(message.keys)
    const { write } = message
    if (message.type === 'stored') return addStored(write)
    if (message.type === 'sent') {
      forget([write.key])
      return notify(write, { output: message.output })
    }
    addRefused(write, message.problem.code)
    notify(write, { error: new ApiError(message.status, message.problem) })
  })

  const callOnce = ({ name, input, key }: Pick<QueuedWrite, 'name' | 'input' | 'key'>): Promise<unknown> =>
    withTimeout(SEND_TIMEOUT_MS, (signal) => call(name, input, { idempotency_key: key, signal }))

  /** Sends the next write, unless another tab has sent or discarded it: then it is no longer in storage. */
  const sendNext = async (): Promise<'settled' | { wait_ms: number }> => {
    const write = writes.find((other) => other.viewer_id === viewer_id)
    if (!write) return 'settled'
    in_flight = write.key
    try {
      if (on_device.has(write.key)) {
        const stored = await records.get(write.key)
        if (!stored || isRefused(stored)) forget([write.key])
      }
      // The member may have signed out or discarded the write while we awaited storage.
      if (!writes.includes(write)) return 'settled'
      await settleSent(write, await callOnce(write))
      return 'settled'
    } catch (error) {
      if (isLost(error)) return { wait_ms: 0 }
      if (!(error instanceof ApiError)) throw error
      if (isRetryable(error)) return { wait_ms: (error.retry_after ?? 0) * 1000 }
      await settleRefused(write, error)
      return 'settled'
    } finally {
      in_flight = null
    }
  }

  const flushAll = async (): Promise<void> => {
    const backoff = backOff({ first_ms: 1000, longest_ms: 60_000 })
    while (writes.some((write) => write.viewer_id === viewer_id)) {
      const result = has_credentials() ? await tabs.runAlone(sendNext) : { wait_ms: 0 }
      if (result === 'settled') backoff.reset()
      else
        await Promise.race([
          waitUntilOnline(Math.max(backoff.next(), result.wait_ms)),
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
    waiting: state.waiting,
    refused: state.refused,
    left: state.left,
    send: async (write) => {
      const {
        key = newUuid(),
        kind,
        name,
        input,
        title,
        detail = null,
        coalesce = null,
        is_toggle = false,
      } = write
      const submittedBy = viewer_id
      await opening
      if (submittedBy !== viewer_id) throw new ApiError(401, { code: 'unauthorized' })
      const has_pending = writes.some((other) => other.viewer_id === submittedBy)
      if (submittedBy === null && write.is_queued) throw new ApiError(401, { code: 'unauthorized' })
      if ((!has_pending && !write.is_queued) || submittedBy === null) {
        try {
          const output = await callOnce({ name, input, key })
          await removeRefusedLike(key, coalesce)
          return { state: 'sent', output: output as OutputFor<typeof name> }
        } catch (error) {
          const error_to_throw =
            error instanceof TimeoutExceeded ? new ApiError(0, { code: 'network' }) : error
          // The member may have signed out during the call; their unsent writes are dropped.
          if (submittedBy === null || submittedBy !== viewer_id || !isUnreachable(error_to_throw))
            throw error_to_throw
        }
      }
      await removeRefusedLike(key, coalesce)
      await enqueue(
        { key, kind, name, input, title, detail, coalesce, viewer_id: submittedBy, at: nextAt() },
        is_toggle,
      )
      void flush()
      return { state: 'waiting', key }
    },
    discard: (key) => remove([key]),
    retry: async (key) => {
      const refused = state.refused.get().find((write) => write.key === key)
      if (!refused) return
      const { refusal: _refusal, ...write } = refused
      await remove([key])
      // The server repeats its answer to a key, so that another attempt needs another key.
      await enqueue({ ...write, key: newUuid(), at: nextAt() }, false)
      void flush()
    },
    markAnnounced: async (keys) => {
      const announced = state.refused
        .get()
        .filter(({ key, refusal }) => keys.includes(key) && !refusal.is_announced)
        .map((write) => ({ ...write, refusal: { ...write.refusal, is_announced: true } }))
      if (announced.length === 0) return
      setRefused(mergeWrites(state.refused.get(), announced))
      for (const write of announced) await storeWrite(write)
    },
    open: async (id) => {
      viewer_id = id
      state.left.set(0)
      opening = withTimeout(OPEN_TIMEOUT_MS, () => records.all()).then(
        (stored) => {
          if (viewer_id !== id) return
          const own = stored
            .map(([, write]) => readQueuedWrite(write))
            .filter((write) => write.viewer_id === id)
            .sort((a, b) => a.at - b.at)
          for (const { key } of own) on_device.add(key)
          seeAt(own)
          const left = unstored.filter((write) => write.viewer_id === id)
          unstored = unstored.filter((write) => write.viewer_id !== id)
          writes = mergeWrites(
            left,
            own.filter((write) => !isRefused(write)),
          )
          setRefused(own.filter(isRefused))
          publish()
        },
        (error: unknown) => logFailure('waiting writes', error),
      )
      await opening
      void flush()
    },
    flush,
    onSettled: (listener) => {
      state.listeners.add(listener)
      return () => state.listeners.delete(listener)
    },
    suspend: async () => {
      state.left.set(writes.length)
      unstored = mergeWrites(
        unstored,
        writes.filter(({ key }) => !on_device.has(key)),
      )
      reset()
    },
    clear: async () => {
      const owner = viewer_id
      reset()
      if (owner === null) return
      const stored = await records.all()
      const keys = stored.filter(([, write]) => write.viewer_id === owner).map(([key]) => key)
      await records.delete(keys)
      post({ type: 'removed', viewer_id: owner, keys })
    },
  }

  function reset(): void {
    viewer_id = null
    writes = []
    on_device.clear()
    publish()
    setRefused([])
  }
}

/** The server has not handled the write: no network, or no database. */
function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'network' || error.status === 503)
}

/** No answer came in time. */
function isLost(error: unknown): boolean {
  return error instanceof TimeoutExceeded || (error instanceof ApiError && error.code === 'aborted')
}

/** No network, a busy server or a session being verified: the write stays in the queue. */
function isRetryable({ status, code }: ApiError): boolean {
  return code === 'network' || [401, 408, 425, 429].includes(status) || status >= 500
}
