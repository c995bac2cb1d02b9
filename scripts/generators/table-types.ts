import pg from 'pg'

type Column = {
  table_name: string
  column_name: string
  udt_name: string
  is_nullable: string
  has_default: boolean
}

const types: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  citext: 'string',
  date: 'string',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'Big',
  json: 'Json',
  jsonb: 'Json',
  numeric: 'number',
  text: 'string',
  timestamptz: 'Timestamp',
  tsvector: 'string',
  uuid: 'string',
  varchar: 'string',
}

/** Returns the tables of a migrated database as the row types of `tables.generated.ts`. */
export async function renderTableTypes(owner_url: string): Promise<string> {
  return render(await readColumns(owner_url))
}

async function readColumns(url: string): Promise<Column[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Column>(
    `select table_name, column_name, udt_name, is_nullable,
            (column_default is not null or is_generated = 'ALWAYS' or is_identity = 'YES') as has_default
       from information_schema.columns
      where table_schema = 'public' and table_name not like 'kysely_%'
      order by table_name, ordinal_position`,
  )
  await client.end()
  return rows
}

function render(columns: readonly Column[]): string {
  const tables = Map.groupBy(columns, (column) => column.table_name)
  const bodies = [...tables].map(([name, list]) => `  ${name}: {\n${list.map(renderColumn).join('\n')}\n  }`)
  return `// Written by scripts/db-types.ts from the migrated schema; do not edit.
import type { ColumnType } from 'kysely'

/** A column that the database can fill by itself. */
export type Generated<T> =
  T extends ColumnType<infer Select, infer Insert, infer Update>
    ? ColumnType<Select, Insert | undefined, Update>
    : ColumnType<T, T | undefined, T>
/** Any JSON value, as \`jsonb\` columns give it; features parse it by their own schema. */
export type Json = ColumnType<unknown, string, string>
/** An instant: read as a Date, written as a Date or ISO text. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>
/** A 64-bit number, a decimal text on the way out. */
export type Big = ColumnType<string, string | number | bigint, string | number | bigint>

export interface Tables {
${bodies.join('\n')}
}
`
}

function renderColumn({ column_name, udt_name, is_nullable, has_default }: Column): string {
  const is_array = udt_name.startsWith('_')
  const base = types[is_array ? udt_name.slice(1) : udt_name]
  if (!base) throw new Error(`The type ${udt_name} of ${column_name} is not known to scripts/db-types.ts.`)
  const element = is_array ? `${base}[]` : base
  const type = is_nullable === 'YES' ? `${element} | null` : element
  return `    ${column_name}: ${has_default ? `Generated<${type}>` : type}`
}
