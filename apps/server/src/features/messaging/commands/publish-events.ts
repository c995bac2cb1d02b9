import type { ThreadEvent } from '@foyer/contract/messaging/shapes'
import type { AppTx } from '#platform/database/app-db.ts'
import type { Services } from '#platform/services.ts'

/** The name of a thread's channel. */
export const threadChannelName = (thread_id: string): string => `thread:${thread_id}`

/** Publishes events to a thread's listeners in order, after the commit. */
export function publishEvents(
  tx: AppTx,
  { realtime }: Services,
  thread_id: string,
  events: readonly ThreadEvent[],
): void {
  tx.afterCommit(() => {
    for (const event of events) realtime.publish(tx.app_id, threadChannelName(thread_id), event)
  })
}
