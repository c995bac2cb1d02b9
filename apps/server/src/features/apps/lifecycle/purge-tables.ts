import { sql } from 'kysely'
import type { AppTx, ControlDb } from '#platform/database/app-db.ts'
import { defineContributions } from '#platform/needs.ts'
import type { Services } from '#platform/services.ts'

/** Rows deleted per transaction, few enough not to block others. */
const BATCH_SIZE = 5_000

/** Tables whose rows outlive the app, because the law requires records of money (decision 0018). */
export const retainedTables = defineContributions<string>('apps.tables_after_purge')

type TableQuery = { control: ControlDb; services: Pick<Services, 'need'> }

/** Lists every table with rows of apps, and whether a purge deletes them. */
export async function listAppTables({
  control,
  services,
}: TableQuery): Promise<{ name: string; is_purged: boolean }[]> {
  const retained = services.need(retainedTables)
  const { rows } = await sql<{ name: string; can_delete: boolean }>`
    select c.relname as name, has_table_privilege(c.oid, 'delete') as can_delete
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'app_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname
  `.execute(control)
  return rows.map(({ name, can_delete }) => ({ name, is_purged: can_delete && !retained.includes(name) }))
}

/**
 * Lists the tables that a purge empties, referencing tables first, read from the database so that new tables are
 * included. Omits retained tables and those that the server may not delete from.
 */
export async function listPurgeTables(query: TableQuery): Promise<string[]> {
  const remaining = new Set(
    (await listAppTables(query)).filter(({ is_purged }) => is_purged).map(({ name }) => name),
  )
  const { rows } = await sql<{ child: string; parent: string }>`
    select distinct conrelid::regclass::text as child, confrelid::regclass::text as parent
    from pg_constraint where contype = 'f' and conrelid <> confrelid
  `.execute(query.control)
  const order: string[] = []
  while (remaining.size > 0) {
    const deletable = [...remaining].filter(
      (name) => !rows.some(({ child, parent }) => parent === name && remaining.has(child)),
    )
    if (deletable.length === 0) throw new Error(`Tables point at each other: ${[...remaining].join(', ')}.`)
    for (const name of deletable) remaining.delete(name)
    order.push(...deletable)
  }
  return order
}

/** Deletes some rows of the transaction's app; 0 when there are none left. */
export async function deleteBatch(tx: AppTx, table: string): Promise<number> {
  const name = sql.table(table)
  const { numAffectedRows } = await sql`
    delete from ${name} where app_id = ${tx.app_id}
      and ctid = any (array(select ctid from ${name} where app_id = ${tx.app_id} limit ${BATCH_SIZE}))
  `.execute(tx)
  return Number(numAffectedRows ?? 0n)
}
