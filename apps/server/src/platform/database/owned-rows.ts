import { sql } from 'kysely'
import type { AppDb, AppTx, Tables } from './app-db.ts'

type Columns<Table extends keyof Tables> = Extract<keyof Tables[Table], string>

/** Rows of a table that belong to one person: the owner column, the columns to read, and the key. */
export type OwnedRows<Table extends keyof Tables> = {
  table: Table
  /** The column with the owner's id. */
  by: Columns<Table>
  columns: readonly Columns<Table>[]
  /** The key columns of one person's rows, in reading order. */
  key: readonly Columns<Table>[]
}

/** The same of any table. */
export type AnyOwnedRows = { [Table in keyof Tables]: OwnedRows<Table> }[keyof Tables]

const BATCH_SIZE = 500

/** Reads the rows of one person in batches ordered by key, so memory stays small. Only the named columns are read. */
export async function* readOwnedRows(
  db: AppDb | AppTx,
  { table, by, columns, key }: AnyOwnedRows,
  owner_id: string,
): AsyncGenerator<Record<string, unknown>[]> {
  const read = sql.join([...new Set<string>([...columns, ...key])].map((column) => sql.ref(column)))
  const order = sql.join(key.map((column) => sql.ref(column)))
  let after = sql``
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`
      select ${read} from ${sql.table(table)}
      where app_id = ${db.app_id} and ${sql.ref(by)} = ${owner_id} ${after}
      order by ${order} limit ${BATCH_SIZE}
    `.execute(db)
    if (rows.length > 0) yield rows.map((row) => Object.fromEntries(columns.map((name) => [name, row[name]])))
    const last = rows.at(-1)
    if (!last || rows.length < BATCH_SIZE) return
    after = sql`and (${order}) > (${sql.join(key.map((column) => last[column]))})`
  }
}

/** Deletes the rows of one person. */
export async function deleteOwnedRows(
  tx: AppTx,
  { table, by }: Pick<AnyOwnedRows, 'table' | 'by'>,
  owner_id: string,
): Promise<void> {
  await sql`
    delete from ${sql.table(table)} where app_id = ${tx.app_id} and ${sql.ref(by)} = ${owner_id}
  `.execute(tx)
}

/** Empties columns of the rows of one person. */
export async function clearOwnedColumns(
  tx: AppTx,
  { table, by, cleared }: Pick<AnyOwnedRows, 'table' | 'by'> & { cleared: readonly string[] },
  owner_id: string,
): Promise<void> {
  const set = sql.join(cleared.map((column) => sql`${sql.ref(column)} = null`))
  await sql`
    update ${sql.table(table)} set ${set} where app_id = ${tx.app_id} and ${sql.ref(by)} = ${owner_id}
  `.execute(tx)
}
