import type { CallName, InputFor, OutputFor } from '@foyer/contract/client'
import { ApiError } from '@foyer/contract/client'
import type { AnyCall } from '../api/create-api.ts'
import { backOff } from '../back-off.ts'
import { newKey } from '../new-key.ts'
import type { Records } from '../storage/records.ts'
import { createStore } from '../store.ts'
import type { Store } from '../store.ts'
import { withWrite } from './waiting-writes.ts'
import type { WaitingWrite, WriteKind } from './waiting-writes.ts'

export type { WaitingWrite, WriteKind } from './waiting-writes.ts'

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
export type Settled = { output: unknown } | { error: ApiError }

/** Writes that must not be lost without a network. */
export interface WriteQueue {
  waiting: Pick<Store<readonly WaitingWrite[]>, 'get' | 'initial' | 'subscribe'>
  /** Sends now, or keeps for later. Rejects with `ApiError` when the server refuses. */
  send: <Name extends CallName>(write: Write<Name>) => Promise<SendResult<Name>>
  /** Gives up a waiting write. */
  discard: (key: string) => Promise<void>
  /** Reads what an earlier visit left and sends it when it can. */
  open: (viewer_id: string) => Promise<void>
  /** Sends what waits, in order. */
  flush: () => Promise<void>
  /** Told about writes that were sent, or refused, after waiting. */
  onSettled: (listener: (write: WaitingWrite, result: Settled) => void) => () => void
  /** Forgets everything. */
  wipe: () => Promise<void>
}

type Options = {
  call: AnyCall
  records: Records<WaitingWrite>
  /** Resolves after a time, or when the network is back. */
  pause: (ms: number) => Promise<void>
  /** Whether the server can know whose the writes are; until then they wait. */
  is_known?: () => boolean
  now?: () => number
}

/**
 * Makes the queue. Each write keeps one idempotency key through all tries, so that the server does it once; writes of
 * one member are never sent as another.
 */
export function createWriteQueue(options: Options): WriteQueue {
  const { call, records, pause, is_known = () => true, now = Date.now } = options
  const store = createStore<readonly WaitingWrite[]>([])
  const listeners = new Set<(write: WaitingWrite, result: Settled) => void>()
  let viewer_id: string | null = null
  let flushing: Promise<void> | null = null
  let in_flight: string | null = null
  let wake = (): void => {}

  const put = async (write: WaitingWrite, is_toggle: boolean): Promise<void> => {
    const { writes, dropped } = withWrite(store.get(), write, { is_toggle, in_flight })
    store.set(writes)
    await records.delete(dropped)
    if (writes.includes(write)) await records.set(write.key, write)
  }
  const drop = async (key: string): Promise<void> => {
    store.set(store.get().filter((write) => write.key !== key))
    await records.delete(key)
  }
  const settle = async (write: WaitingWrite, result: Settled): Promise<void> => {
    await drop(write.key)
    for (const listener of listeners) listener(write, result)
  }

  const sendOne = async (write: WaitingWrite): Promise<'settled' | 'stuck'> => {
    in_flight = write.key
    try {
      const output = await call(write.name, write.input, { idempotency_key: write.key })
      await settle(write, { output })
      return 'settled'
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (canWait(error)) return 'stuck'
      await settle(write, { error })
      return 'settled'
    } finally {
      in_flight = null
    }
  }

  const flushAll = async (): Promise<void> => {
    const waits = backOff({ first_ms: 1000, longest_ms: 60_000 })
    for (;;) {
      const next = store.get().find((write) => write.viewer_id === viewer_id)
      if (!next) return
      if (is_known() && (await sendOne(next)) === 'settled') waits.reset()
      else await Promise.race([pause(waits.next()), new Promise<void>((resolve) => (wake = resolve))])
    }
  }
  const flush = (): Promise<void> => {
    wake()
    return (flushing ??= flushAll().finally(() => {
      flushing = null
    }))
  }

  return {
    waiting: store,
    send: async (write) => {
      const { key = newKey() } = write
      const is_behind = store.get().some((other) => other.viewer_id === viewer_id)
      if (!is_behind || viewer_id === null) {
        try {
          const output = await call(write.name, write.input, { idempotency_key: key })
          return { state: 'sent', output: output as OutputFor<typeof write.name> }
        } catch (error) {
          if (viewer_id === null || !(error instanceof ApiError) || !isAway(error)) throw error
        }
      }
      const { kind, name, input, title, detail, coalesce, is_toggle = false } = write
      await put(
        {
          ...{ key, kind, name, input, title, viewer_id, at: now() },
          ...{ detail: detail ?? null, coalesce: coalesce ?? null },
        },
        is_toggle,
      )
      void flush()
      return { state: 'waiting', key }
    },
    discard: drop,
    open: async (id) => {
      viewer_id = id
      const kept = (await records.all()).map(([, write]) => write).filter((write) => write.viewer_id === id)
      store.set(kept.sort((a, b) => a.at - b.at))
      void flush()
    },
    flush,
    onSettled: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    wipe: async () => {
      viewer_id = null
      store.set([])
      await records.clear()
    },
  }
}

/** Nobody has judged the write yet: no network, or a house without its database. */
function isAway({ status, code }: ApiError): boolean {
  return code === 'network' || status === 503
}

/** No network, a busy server, or a session that is being looked up again: the write keeps its place. */
function canWait({ status, code }: ApiError): boolean {
  return code === 'network' || status === 401 || status === 429 || status >= 500
}
