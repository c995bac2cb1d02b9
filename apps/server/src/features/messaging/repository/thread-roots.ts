import type { ThreadType } from '@foyer/contract/messaging/shapes'
import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

/** A stored thread with the thread that decides its access: of replies the one above them, else itself. */
export type ThreadRoot = {
  id: string
  kind: ThreadType
  root_id: string
  root_kind: ThreadType
  title: string | null
}

/** Finds the roots of some threads. */
export async function findThreadRoots(db: AppDb | AppTx, ids: readonly string[]): Promise<ThreadRoot[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ThreadRoot>`
    select t.id, t.kind, root.id as root_id, root.kind as root_kind, root.title from threads t
    join threads root on root.app_id = t.app_id and root.id = coalesce(t.parent_thread_id, t.id)
    where t.app_id = ${db.app_id} and t.id = any (${[...new Set(ids)]}::uuid[])
  `.execute(db)
  return rows
}

/** Whether only participants read a thread of a kind. */
export const isPrivateKind = (kind: ThreadType): boolean => kind === 'direct' || kind === 'group'
