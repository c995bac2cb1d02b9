import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import '../../src/app/routes.generated.ts'
import '../../src/platform/http/idempotency.ts'
import { KEYED_SETTINGS } from '../../src/platform/database/keyed-statement.ts'
import { preparedStatements } from '../../src/platform/database/prepared-statement.ts'
import { aDatabase } from '../database.ts'

/**
 * Rows of one app. At some of these sizes the trees of two indexes differ in height, and that alone would make the
 * wrong one look cheaper.
 */
const SIZES = [200, 5_000, 15_000]

/** What the product declares. A file of tests that ran before in this worker may have left statements of its own. */
const declared = [...preparedStatements()].filter(([name]) => !name.startsWith('test_'))

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Plans?: Plan[]
}

const app_id = '00000000-0000-7000-8000-000000000000'

/** Gives one app so many more rows in some tables, of which no statistics are known yet: what it is after an import. */
async function grow(client: pg.Client, tables: readonly string[], more: number): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as statement from pg_constraint
     where contype in ('c', 'f') and conrelid::regclass::text = any ($1)
     union all
     select format('insert into %I (%s) select %s from generate_series(1, ${more}) n on conflict do nothing', table_name,
       string_agg(quote_ident(column_name), ', '),
       string_agg(case
         when column_name = 'app_id' then quote_literal('${app_id}') || '::uuid'
         when data_type = 'uuid' then 'gen_random_uuid()'
         when data_type like '%int%' then 'n + ${more}'
         when data_type = 'boolean' then 'false'
         when data_type like 'timestamp%' then 'now()'
         when data_type in ('jsonb', 'ARRAY') then quote_literal('{}')
         else 'md5(random()::text)' end, ', '))
     from information_schema.columns
     where table_schema = 'public' and is_nullable = 'NO' and is_generated = 'NEVER' and table_name = any ($1)
     group by table_name`,
    [tables],
  )
  for (const { statement } of rows) await client.query(statement)
}

async function planOf(client: pg.Client, text: string): Promise<Plan> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (generic_plan, format json) ${text}`,
  )
  const [row] = rows
  if (!row) throw new Error('There is no plan.')
  return row['QUERY PLAN'][0].Plan
}

/** Every place of a plan where a table is read. */
function readsOf(plan: Plan): Plan[] {
  const own = plan['Relation Name'] !== undefined && plan['Node Type'] !== 'ModifyTable' ? [plan] : []
  const walked = plan['Node Type'] === 'Bitmap Index Scan' ? [plan] : []
  return [...own, ...walked, ...(plan.Plans ?? []).flatMap(readsOf)]
}

const ofTheApp = /^\(*app_id = /

/** By an index, and by more of it than the app that comes first in each; the app's own row has no more. */
const isByKey = ({
  'Node Type': type,
  'Relation Name': table,
  'Index Cond': condition = '',
}: Plan): boolean => {
  const by = condition.split(' AND ').filter((part) => part !== '' && !ofTheApp.test(part))
  return type.startsWith('Index') && (by.length > 0 || table === 'apps')
}

const tablesOf = (plan: Plan): string[] => [
  ...(plan['Relation Name'] === undefined ? [] : [plan['Relation Name']]),
  ...(plan.Plans ?? []).flatMap(tablesOf),
]

describe('the plan of a keyed statement', async () => {
  const { admin_url, server_url } = await aDatabase()
  const admin = new pg.Client({ connectionString: admin_url })
  const server = new pg.Client({ connectionString: server_url })
  const tables: string[] = []
  beforeAll(async () => {
    await Promise.all([admin.connect(), server.connect()])
    for (const [, text] of declared) tables.push(...tablesOf(await planOf(admin, text)))
    const settings = Object.entries(KEYED_SETTINGS).map(([name, value]) => `set ${name} = ${value}`)
    await server.query([...settings, `set foyer.app_id = '${app_id}'`].join('; '))
  })
  afterAll(() => Promise.all([admin.end(), server.end()]))

  describe.each(SIZES)('made when an app has %d rows of everything', (size) => {
    beforeAll(async () => {
      const smaller = SIZES[SIZES.indexOf(size) - 1] ?? 0
      await grow(admin, tables, size - smaller)
    }, 60_000)

    it.each(declared)('%s finds its rows by key', async (_name, text) => {
      const reads = readsOf(await planOf(server, text))
      expect(reads.filter((read) => !isByKey(read))).toEqual([])
    })
  })
})
