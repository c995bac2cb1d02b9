import type { AppTx } from '#platform/database/app-db.ts'
import type { Services } from '#platform/services.ts'
import type { ThreadFactsRow } from '../repository/thread-facts.ts'
import { listParticipantIds } from '../repository/thread-people.ts'

type Changed = { thread: Pick<ThreadFactsRow, 'id' | 'kind'>; actor_id: string; user_ids?: readonly string[] }

/**
 * Notifies the own channels of a thread's readers after the commit, so that lists and badges follow threads that are not
 * open, and returns the readers of a private thread. Who does not see the actor receives nothing.
 */
export async function notifyReaders(
  tx: AppTx,
  { realtime }: Services,
  { thread, actor_id, user_ids }: Changed,
): Promise<readonly string[] | null> {
  const { id: thread_id, kind } = thread
  const event = { seq: 0, type: 'thread_changed', data: { thread_id, actor_id } }
  if (kind === 'feed') tx.afterCommit(() => realtime.publishToAll(tx.app_id, 'user', event))
  if (kind !== 'direct' && kind !== 'group') return null
  const readers = user_ids ?? (await listParticipantIds(tx, thread_id))
  tx.afterCommit(() => {
    for (const user_id of readers) realtime.publish(tx.app_id, `user:${user_id}`, event)
  })
  return readers
}
