import { sql } from 'kysely'
import type { AppDb, AppTx, Tables } from './app-db.ts'

type Columns<Table extends keyof Tables> = Extract<keyof Tables[Table], string>

/** Rows of a table that belong to somebody: which column says so, what is read of them, and what tells them apart. */
export type RowsOf<Table extends keyof Tables> = {
  table: Table
  /** The column that says whose a row is. */
  by: Columns<Table>
  columns: readonly Columns<Table>[]
  /** Columns that tell the rows of one person apart, in the order in which they are read. */
  key: readonly Columns<Table>[]
}

/** The same of any table. */
export type AnyRows = { [Table in keyof Tables]: RowsOf<Table> }[keyof Tables]

const PART = 500

/**
 * Reads the rows of one person in parts and by key, so that any number of them needs little memory. Only the columns
 * that are named leave it.
 */
export async function* rowsOf(
  db: AppDb | AppTx,
  { table, by, columns, key }: AnyRows,
  person: string,
): AsyncGenerator<Record<string, unknown>[]> {
  const read = sql.join([...new Set<string>([...columns, ...key])].map((column) => sql.ref(column)))
  const order = sql.join(key.map((column) => sql.ref(column)))
  let after = sql``
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`
      select ${read} from ${sql.table(table)}
      where app_id = ${db.app_id} and ${sql.ref(by)} = ${person} ${after}
      order by ${order} limit ${PART}
    `.execute(db)
    if (rows.length > 0) yield rows.map((row) => Object.fromEntries(columns.map((name) => [name, row[name]])))
    const last = rows.at(-1)
    if (!last || rows.length < PART) return
    after = sql`and (${order}) > (${sql.join(key.map((column) => last[column]))})`
  }
}

/** Deletes the rows of one person. */
export async function deleteRowsOf(
  tx: AppTx,
  { table, by }: Pick<AnyRows, 'table' | 'by'>,
  person: string,
): Promise<void> {
  await sql`
    delete from ${sql.table(table)} where app_id = ${tx.app_id} and ${sql.ref(by)} = ${person}
  `.execute(tx)
}

/** Empties columns of the rows of one person. */
export async function clearRowsOf(
  tx: AppTx,
  { table, by, cleared }: Pick<AnyRows, 'table' | 'by'> & { cleared: readonly string[] },
  person: string,
): Promise<void> {
  const set = sql.join(cleared.map((column) => sql`${sql.ref(column)} = null`))
  await sql`
    update ${sql.table(table)} set ${set} where app_id = ${tx.app_id} and ${sql.ref(by)} = ${person}
  `.execute(tx)
}
