import { baselineDatabase, onDatabase } from './baseline-database.ts'
import type { Bench } from './bench.ts'
import { MESSAGE } from './messages.ts'
import { measureLoad, type Loaded, type Planned } from './measure-load.ts'
import { interleaved } from './rounds.ts'

type Writes = {
  /** More writes than one round can make; each is made at most once. */
  ours: (round: number) => readonly Planned[]
  /** How many rows ours have left behind, to prove that what was answered is there. */
  count_query: { text: string; values: unknown[] }
}

/** A server's code is compiled in its first ten seconds of load; what is measured is how it runs for days. */
const WARM_UP = 8
const ROUNDS = 5
const CLIENTS = 16
const SECONDS = 2

/**
 * Measures writes by 16 clients, compared with a Fastify route with one prepared insert, both durable on the same
 * PostgreSQL.
 */
export async function measureBesideInsert(
  bench: Bench,
  { ours, count_query }: Writes,
): Promise<{ ours: Loaded; baseline: Loaded }[]> {
  const { program } = await bench.foyer()
  const cluster = await bench.cluster()
  const url = await baselineDatabase(cluster, '{}')
  const plain = await bench.baseline('fastify-pg', { BASELINE_DATABASE_URL: url })
  const count = () =>
    onDatabase(cluster.admin_url, async (client) => {
      const { rows } = await client.query<{ count: string }>(count_query.text, count_query.values)
      return Number(rows[0]?.count)
    })

  const load = { connections: CLIENTS, seconds: SECONDS, once: true }
  const before = await count()
  let answered = 0
  let round = 0
  const sides = {
    ours: async () => {
      const loaded = await measureLoad(program, { ...load, requests: [...ours(round++)] })
      answered += loaded.answered
      return loaded
    },
    baseline: () => measureLoad(plain, { ...load, requests: insertions }),
  }
  const rounds = await interleaved(ROUNDS, sides, { warm_up: WARM_UP })
  const written = (await count()) - before
  /** Each client may have a write under way when a round ends. */
  if (written < answered || written > answered + (WARM_UP + ROUNDS) * CLIENTS)
    throw new Error(`${answered} writes were answered and ${written} rows are there.`)
  return rounds
}

const insertions = Array.from({ length: 60_000 }, (): Planned => {
  return {
    method: 'POST',
    path: '/write',
    body: JSON.stringify({ text: MESSAGE }),
    headers: { host: 'localhost', 'content-type': 'application/json' },
  }
})
