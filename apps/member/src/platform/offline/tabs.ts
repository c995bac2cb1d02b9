import type { Problem } from '@foyer/contract/problem'
import type { QueuedWrite } from './queued-writes.ts'

/** What the tabs of one browser report to each other of the queue of a member. */
export type TabMessage = { viewer_id: string } & (
  | { type: 'stored'; write: QueuedWrite }
  | { type: 'removed'; keys: readonly string[] }
  | { type: 'sent'; write: QueuedWrite; output: unknown }
  | { type: 'refused'; write: QueuedWrite; status: number; problem: Partial<Problem> & { code: string } }
)

/** The tabs of one browser, which share the stored writes. */
export interface Tabs {
  /** Runs a task while no other tab runs one. */
  runAlone: <Result>(task: () => Promise<Result>) => Promise<Result>
  post: (message: TabMessage) => void
  listen: (listener: (message: TabMessage) => void) => void
}

/** A browser with one tab. */
export const onlyTab: Tabs = { runAlone: (task) => task(), post: () => {}, listen: () => {} }

const NAME = 'foyer-writes'

/** The tabs of this browser. Where it lacks locks or channels, each tab sends by itself, which is safe but not shared. */
export function openTabs(): Tabs {
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(NAME) : null
  return {
    runAlone: async (task) => {
      const { locks } = navigator as { locks?: LockManager }
      return locks ? await locks.request(NAME, task) : await task()
    },
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has one origin.
    post: (message) => channel?.postMessage(message),
    listen: (listener) =>
      channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listener(data)),
  }
}
