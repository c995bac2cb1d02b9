import type { ThreadNotification, ThreadType } from '@foyer/contract/messaging/shapes'
import type { AppTx } from '#platform/database/app-db.ts'
import type { Services } from '#platform/services.ts'
import { loadMessageContext } from '../message-context.ts'
import { presentShared } from '../presenter.ts'
import { appendNotification } from '../repository/notification-messages.ts'
import { publishEvents } from './publish-events.ts'

export type NotificationInput = {
  thread: { id: string; kind: ThreadType }
  actor_id: string
  event: ThreadNotification['event']
  user_ids?: readonly string[]
  title?: string | null
  now: Date
}

/** Writes what happened in a thread as a message by the app, and publishes it after the commit. */
export async function publishNotification(
  tx: AppTx,
  services: Services,
  { thread, actor_id, event, user_ids = [], title = null, now }: NotificationInput,
): Promise<void> {
  const notification = { event, user_ids: [...user_ids], title }
  const row = await appendNotification(tx, { thread_id: thread.id, actor_id, notification, now })
  const about = { thread_id: thread.id, kind: thread.kind }
  const context = await loadMessageContext({ db: tx, services }, about, [row], { user_id: null, hidden: [] })
  publishEvents(tx, services, thread.id, [
    { type: 'message', seq: row.seq, data: { message: presentShared(row, context), client_id: null } },
  ])
}
