import type { ThreadType } from '@foyer/contract/messaging/shapes'
import type { AppTx } from '#platform/database/app-db.ts'
import type { Services } from '#platform/services.ts'
import { loadMessageContext } from '../message-context.ts'
import { presentShared, presentUpdate } from '../presenter.ts'
import { appendLogEntry } from '../repository/log-entry.ts'
import type { MessageRow } from '../repository/message-row.ts'
import { publishEvents } from './publish-events.ts'

/** Logs and publishes that a message has changed, whose row is `message`; returns the `seq` of that. */
export async function publishUpdate(
  tx: AppTx,
  services: Services,
  thread: { thread_id: string; kind: ThreadType },
  message: MessageRow,
  now: Date,
): Promise<number> {
  const { message_ts, user_id } = message
  const { thread_id } = thread
  const seq = await appendLogEntry(tx, { thread_id, type: 'update', message_ts, user_id, now })
  const context = await loadMessageContext({ db: tx, services }, thread, [message], {
    user_id: null,
    hidden: [],
  })
  const update = presentUpdate(presentShared(message, context))
  publishEvents(tx, services, thread_id, [{ type: 'update', seq, data: { message: update } }])
  return seq
}
