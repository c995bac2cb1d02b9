import { LRUCache } from 'lru-cache'
import type { AppTx, Database } from '#platform/database/app-db.ts'

/** The run of a root that a member was in, and the ids of the pages done in it, in their order, with spaces between. */
export type RememberedDone = { run_id: string; done: string }

type Whose = { subscriber_id: string; root_id: string }

/** Characters of all that is remembered: some tens of thousands of members. */
const LARGEST = 16 * 2 ** 20

const remembered_in = new WeakMap<Database, LRUCache<string, RememberedDone>>()

/**
 * What a member had done when this server last wrote for them. It is a guess, which somebody else may have made wrong:
 * who uses it lets the database compare it with what stands.
 */
export function rememberedDone(
  database: Database,
  app_id: string,
  { subscriber_id, root_id }: Whose,
): RememberedDone | undefined {
  return memoryOf(database).get(nameOf(app_id, subscriber_id, root_id))
}

/** Keeps what members have done in a run, once the transaction that makes it so is committed. */
export function rememberDone(
  tx: AppTx,
  database: Database,
  known: readonly (Whose & { run_id: string; done: ReadonlySet<string> })[],
): void {
  tx.afterCommit(() => {
    for (const { subscriber_id, root_id, run_id, done } of known)
      memoryOf(database).set(nameOf(tx.app_id, subscriber_id, root_id), { run_id, done: textOf(done) })
  })
}

/** The ids of the pages done. */
export function idsIn({ done }: Pick<RememberedDone, 'done'>): Set<string> {
  return new Set(done === '' ? [] : done.split(' '))
}

function textOf(ids: ReadonlySet<string>): string {
  return [...ids].toSorted().join(' ')
}

function memoryOf(database: Database): LRUCache<string, RememberedDone> {
  const memory =
    remembered_in.get(database) ??
    new LRUCache<string, RememberedDone>({
      maxSize: LARGEST,
      sizeCalculation: ({ done }) => 256 + done.length,
    })
  remembered_in.set(database, memory)
  return memory
}

function nameOf(app_id: string, subscriber_id: string, root_id: string): string {
  return `${app_id} ${subscriber_id} ${root_id}`
}
