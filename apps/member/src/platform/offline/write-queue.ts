import type { CallName, InputFor, OutputFor } from '@foyer/contract/client'
import { ApiError } from '@foyer/contract/api-error'
import type { AnyCall } from '../api/create-api.ts'
import { backOff } from '../back-off.ts'
import { logFailure } from '../log.ts'
import { newKey } from '../new-key.ts'
import type { Records } from '../storage/records.ts'
import { createStore } from '../store.ts'
import type { Store } from '../store.ts'
import { withWrite } from './waiting-writes.ts'
import { within } from '../within.ts'
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
  /** What waits and is on the device; a write that is still being kept there is not among them. */
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

/** A device that does not say by then what it keeps is not waited for: what is wished now is sent. */
const LONGEST_OPENING_MS = 3000

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
  const being_kept = new Set<string>()
  const on_device = new Set<string>()
  const listeners = new Set<(write: WaitingWrite, result: Settled) => void>()
  let writes: readonly WaitingWrite[] = []
  let viewer_id: string | null = null
  let opening: Promise<void> | null = null
  let flushing: Promise<void> | null = null
  let in_flight: string | null = null
  let wake = (): void => {}

  /** Whoever is told that a write waits may close the app at once: it is told when the device has it. */
  const show = (): void => store.set(writes.filter(({ key }) => !being_kept.has(key)))
  const put = async (write: WaitingWrite, is_toggle: boolean): Promise<void> => {
    const next = withWrite(writes, write, { is_toggle, in_flight })
    writes = next.writes
    if (writes.includes(write)) {
      being_kept.add(write.key)
      await records.set(write.key, write)
      if (await records.get(write.key)) on_device.add(write.key)
      being_kept.delete(write.key)
    }
    if (next.dropped.length > 0) await records.delete(next.dropped)
    show()
  }
  const drop = async (key: string): Promise<void> => {
    writes = writes.filter((write) => write.key !== key)
    on_device.delete(key)
    show()
    await records.delete(key)
  }
  const settle = async (write: WaitingWrite, result: Settled): Promise<void> => {
    await drop(write.key)
    for (const listener of listeners) listener(write, result)
  }

  /** Sends the next write, unless another tab of the device has sent or taken it back: then it is not kept any more. */
  const sendOne = async (write: WaitingWrite): Promise<'settled' | 'stuck'> => {
    in_flight = write.key
    try {
      if (on_device.has(write.key) && !(await records.get(write.key))) await drop(write.key)
      // Whoever wished it may have left or given it up while the device was asked.
      if (!writes.includes(write)) return 'settled'
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
      const next = writes.find((write) => write.viewer_id === viewer_id)
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
      const by = viewer_id
      await opening
      if (by !== viewer_id) throw new ApiError(401, { code: 'unauthorized' })
      const is_behind = writes.some((other) => other.viewer_id === by)
      if (!is_behind || by === null) {
        try {
          const output = await call(write.name, write.input, { idempotency_key: key })
          return { state: 'sent', output: output as OutputFor<typeof write.name> }
        } catch (error) {
          // Whoever left meanwhile took with them what they had not sent.
          if (by === null || by !== viewer_id || !(error instanceof ApiError) || !isAway(error)) throw error
        }
      }
      const { kind, name, input, title, detail, coalesce, is_toggle = false } = write
      await put(
        {
          ...{ key, kind, name, input, title, viewer_id: by, at: now() },
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
      opening = within(LONGEST_OPENING_MS, () => records.all()).then(
        (kept) => {
          if (viewer_id !== id) return
          writes = kept
            .map(([, write]) => write)
            .filter((write) => write.viewer_id === id)
            .sort((a, b) => a.at - b.at)
          for (const { key: kept_key } of writes) on_device.add(kept_key)
          show()
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
    wipe: async () => {
      viewer_id = null
      writes = []
      on_device.clear()
      show()
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
