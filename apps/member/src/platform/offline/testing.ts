import { ApiError } from '@foyer/contract/api-error'
import type { CallName } from '@foyer/contract/client'
import { memoryRecords } from '../storage/memory-records.ts'
import { createWriteQueue } from './create-write-queue.ts'
import type { QueuedWrite } from './queued-writes.ts'
import { onlyTab } from './tabs.ts'

export const page = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
export const complete = (n: number) =>
  ({
    kind: 'complete',
    name: 'progress.completePage',
    input: { id: page(n) },
    title: `Page ${n}`,
    coalesce: `complete ${n}`,
  }) as const
export const bookmark = {
  kind: 'bookmark',
  name: 'progress.toggleBookmark',
  input: { id: page(1) },
  title: 'Page 1',
} as const

/** One turn of the event loop. */
export const aTick = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

/** A queue with a network that can be cut, and without delays between retries. */
export function setUp(records = memoryRecords<QueuedWrite>(), now?: () => number, tabs = onlyTab) {
  const sent: { name: CallName; input: unknown; key: string | undefined }[] = []
  const fixture = {
    is_online: true,
    is_known: true,
    refusal: null as ApiError | null,
    refuses: (_input: object): number | null => null,
  }
  const queue = createWriteQueue({
    records,
    now: now ?? (() => sent.length),
    tabs,
    waitUntilOnline: aTick,
    has_credentials: () => fixture.is_known,
    call: async (name, input, options) => {
      if (!fixture.is_online) throw new ApiError(0, { code: 'network' })
      if (fixture.refusal) throw fixture.refusal
      const status = fixture.refuses(input ?? {})
      if (status !== null) throw new ApiError(status, { code: 'refused' })
      sent.push({ name, input, key: options?.idempotency_key })
      return { ok: true }
    },
  })
  return { queue, sent, fixture, records }
}
