import { setTimeout as sleep } from 'node:timers/promises'
import { join } from 'node:path'
import { asMember } from '../support/as-member.ts'
import { baselineDatabase } from '../support/baseline-database.ts'
import { startFoyer, type Bench, type Row } from '../support/bench.ts'
import { countReads } from '../support/count-reads.ts'
import { fetchOnce } from '../support/fetch-once.ts'
import { absolute, compared, median, type Figure } from '../support/figures.ts'
import { pageId, WORKOUTS, type BenchApp } from '../support/make-app.ts'
import { putLoad, type Planned } from '../support/put-load.ts'
import { each, interleaved } from '../support/rounds.ts'

/** The body of a bought page: session, decision and finished bytes, beside Fastify that reads one row by its key. */
export const gatedBody: Row = {
  name: 'gated-body',
  measure: async (bench) => {
    const { program, app } = await bench.foyer()
    const cluster = await bench.cluster()
    const path = bodyPath(app, WORKOUTS[0])
    const [member] = app.members
    if (!member) throw new Error('The app has no members.')
    const { body } = await fetchOnce(program, app.host, path, {
      ...asMember(app, member),
      'accept-encoding': 'identity',
    })
    const url = await baselineDatabase(cluster, body.toString('utf8'))
    const plain = await bench.baseline('fastify-pg', { BASELINE_DATABASE_URL: url })

    // So many that nobody comes often enough to be refused.
    const ours = app.members.slice(0, 2_000).map((one): Planned => {
      return { method: 'GET', path, headers: asMember(app, one) }
    })
    const theirs = ours.map(({ headers }, n): Planned => {
      return { method: 'GET', path: `/read/page-${(n % 100) + 1}`, headers }
    })
    const sides = {
      ours: () => putLoad(program, { connections: 16, seconds: 2, requests: ours }),
      baseline: () => putLoad(plain, { connections: 16, seconds: 2, requests: theirs }),
    }
    const rounds = await interleaved(5, sides, { warm_up: 4 })
    const note = `${body.length} bytes`
    return [
      compared(
        { name: 'gated body: rate', unit: '/s', goal: { at_least: 0.4 }, note },
        each(rounds, (side) => side.rate),
      ),
      compared(
        { name: 'gated body: CPU a request', unit: 'us' },
        each(rounds, (side) => side.cpu_us),
      ),
      ...(await reads(bench, app)),
    ]
  },
}

function bodyPath(app: BenchApp, path: string): string {
  return `/api/v1/pages/${pageId(app, path)}/body`
}

/** Counted on a server of its own, whose database is reached through a counter. */
async function reads(bench: Bench, app: BenchApp): Promise<Figure[]> {
  const cluster = await bench.cluster()
  const counter = await countReads(cluster.server_url)
  const program = await startFoyer({
    data_dir: join(bench.dir, 'counted'),
    cluster: { ...cluster, server_url: counter.url },
  })
  try {
    await sleep(1_500)
    const host = `${app.slug}.localhost:${program.port}`
    const ask = async (path: string, n: number): Promise<number> => {
      const member = app.members[n]
      if (!member) throw new Error('The app has too few members.')
      const before = counter.count()
      await fetchOnce(program, host, bodyPath(app, path), asMember({ host }, member))
      return counter.count() - before
    }
    const [first, ...others] = WORKOUTS
    await ask(first, 0)
    const cold: number[] = []
    for (const [n, path] of others.entries()) cold.push(await ask(path, n + 1))
    const cached: number[] = []
    for (let n = 10; n < 25; n += 1) cached.push(await ask(first, n))
    const goal = { at_most: 3 }
    return [
      absolute({ name: 'gated body: reads, page not in memory', unit: '', goal }, [median(cold)]),
      absolute({ name: 'gated body: reads, page in memory', unit: '', goal }, [median(cached)]),
    ]
  } finally {
    await program.stop()
    await counter.stop()
  }
}
