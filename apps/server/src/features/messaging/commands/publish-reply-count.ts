import type { AppTx } from '#platform/database/app-db.ts'
import type { Services } from '#platform/services.ts'
import { findMessage } from '../repository/messages.ts'
import { findThreadFacts } from '../repository/thread-facts.ts'
import { publishUpdate } from './update-message.ts'

/** Publishes to the thread above a reply thread that the number of replies has changed. */
export async function publishReplyCount(
  tx: AppTx,
  services: Services,
  reply_thread_id: string,
  now: Date,
): Promise<void> {
  const replies = await findThreadFacts(tx, reply_thread_id, null)
  if (replies?.parent_thread_id == null || replies.parent_ts === null) return
  const above = await findThreadFacts(tx, replies.parent_thread_id, null)
  const message = await findMessage(tx, replies.parent_thread_id, replies.parent_ts)
  if (!message) return
  const thread = { thread_id: replies.parent_thread_id, kind: above?.kind ?? 'page' }
  await publishUpdate(tx, services, thread, message, now)
}
