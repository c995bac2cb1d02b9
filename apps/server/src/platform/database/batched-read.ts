import type { QueryExecutorProvider } from 'kysely'
import { Batcher } from './batcher.ts'
import { isSharedFailure } from './is-away.ts'
import { preparedStatement } from './prepared-statement.ts'
import type { Pool, PoolClient } from './pool.ts'
import { isUnfit, readScoped } from './scoped-read.ts'

type Definition<Ask, Row, Answer> = {
  /** The name that the statement is prepared under. */
  name: string
  /** One set-based statement that finds its rows by key; `$1` is the app. */
  text: string
  /** The further values, usually one array for each column of the asks. */
  values: (asks: readonly Ask[]) => unknown[]
  /** Deals the rows out: one answer for each ask, in their order. */
  answers: (rows: readonly Row[], asks: readonly Ask[]) => Answer[]
}

/** A read that answers everyone who asks at the same moment by one statement. */
export type BatchedRead<Ask, Answer> = (db: Reader, ask: Ask) => Promise<Answer>

/** One app's reader, or its transaction, which has no batches. */
type Reader = QueryExecutorProvider & { readonly app_id: string; readonly reads?: ReadBatches }

type Read = {
  name: string
  text: string
  values: (asks: readonly unknown[]) => unknown[]
  answers: (rows: readonly unknown[], asks: readonly unknown[]) => unknown[]
}
type Asked = { read: Read; ask: unknown }

/** The reads of one app that wait to go together. */
export type ReadBatches = Batcher<Asked, unknown>

/**
 * Declares a read by key that is asked often. Outside of transactions the asks of an app are batched, and those of
 * different reads travel together; inside of one the statement goes alone.
 */
export function batchedRead<Ask, Row, Answer>(
  definition: Definition<Ask, Row, Answer>,
): BatchedRead<Ask, Answer> {
  const read = definition as Definition<never, never, unknown> as Read
  const alone = preparedStatement<Row>(definition.name, definition.text)
  return async (db, ask) => {
    if (db.reads) return (await db.reads.ask({ read, ask })) as Answer
    const rows = await alone(db, [db.app_id, ...definition.values([ask])])
    const [answer] = definition.answers(rows, [ask])
    return answer as Answer
  }
}

/** Deals rows out by `n`, the place of their ask counted from 1: at most one row for each. */
export function oneForEach<Row extends { n: number }>(
  rows: readonly Row[],
  asks: readonly unknown[],
): (Row | undefined)[] {
  const dealt = Array.from<Row | undefined>({ length: asks.length })
  for (const row of rows) dealt[row.n - 1] = row
  return dealt
}

/** The batches of one app's reads: each takes one connection and one round trip. */
export function createReadBatches(pool: Pool, app_id: string): ReadBatches {
  return new Batcher({
    run: (asked) => readTogether(pool, app_id, asked),
    isShared: isSharedFailure,
    lanes: 1,
  })
}

async function readTogether(pool: Pool, app_id: string, asked: readonly Asked[]): Promise<unknown[]> {
  const kinds = [...Map.groupBy(asked, ({ read }) => read)]
  const statements = kinds.map(([{ name, text, values }, of_kind]) => {
    return { name, text, values: [app_id, ...values(of_kind.map(({ ask }) => ask))] }
  })
  const results = await onConnection(pool, (client) => readScoped(client, app_id, statements))
  const answers = new Map<Asked, unknown>()
  for (const [place, [read, of_kind]] of kinds.entries()) {
    const dealt = read.answers(
      results[place] ?? [],
      of_kind.map(({ ask }) => ask),
    )
    for (const [index, one] of of_kind.entries()) answers.set(one, dealt[index])
  }
  return asked.map((one) => answers.get(one))
}

async function onConnection<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let is_unfit = false
  try {
    return await work(client)
  } catch (error) {
    is_unfit = isUnfit(client, error)
    throw error
  } finally {
    client.release(is_unfit)
  }
}
