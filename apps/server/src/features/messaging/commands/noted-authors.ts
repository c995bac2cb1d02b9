import { LRUCache } from 'lru-cache'
import type { AppTx, Database } from '#platform/database/app-db.ts'
import { AUTHOR_NOTED_EVERY_US } from '../repository/thread-changes.ts'

type InThread = { thread_id: string; user_id: string }

/** Who was noted within the time in which it is not noted again. */
const noted_in = new WeakMap<Database, LRUCache<string, true>>()

/** Whose writing in a thread has to be noted, each once; it counts as noted when the transaction is committed. */
export function authorsToNote(tx: AppTx, database: Database, messages: readonly InThread[]): InThread[] {
  const ttl = AUTHOR_NOTED_EVERY_US / 1000
  const noted =
    noted_in.get(database) ?? new LRUCache<string, true>({ max: 50_000, ttl, ttlResolution: 1_000 })
  noted_in.set(database, noted)
  const due = new Map<string, InThread>()
  for (const { thread_id, user_id } of messages) {
    const name = `${tx.app_id} ${thread_id} ${user_id}`
    if (!noted.has(name)) due.set(name, { thread_id, user_id })
  }
  if (due.size > 0) tx.afterCommit(() => due.forEach((_, name) => noted.set(name, true)))
  return [...due.values()]
}
