import { setTimeout as sleep } from 'node:timers/promises'
import { join } from 'node:path'
import { memberHeaders } from '../support/member-headers.ts'
import { baselineDatabase } from '../support/baseline-database.ts'
import { startFoyer, type Bench, type Row } from '../support/bench.ts'
import { countReads } from '../support/count-reads.ts'
import { fetchOnce } from '../support/fetch-once.ts'
import { absoluteFigure, compareFigure, median, type Figure } from '../support/figures.ts'
import { pageId, WORKOUTS, type BenchApp } from '../support/create-app.ts'
import { measureLoad, type Planned } from '../support/measure-load.ts'
import { readSides, interleaved } from '../support/rounds.ts'

/**
 * The body of a purchased page: session, access decision and prepared bytes, compared with Fastify that reads one
 * row by its key.
 */
export const gatedBody: Row = {
  name: 'gated-body',
  measure: async (bench) => {
    const { program, app } = await bench.foyer()
    const cluster = await bench.cluster()
    const path = bodyPath(app, WORKOUTS[0])
    const [member] = app.members
    if (!member) throw new Error('The app has no members.')
    const { body } = await fetchOnce(program, app.host, path, {
      ...memberHeaders(app, member),
      'accept-encoding': 'identity',
    })
    const url = await baselineDatabase(cluster, body.toString('utf8'))
    const plain = await bench.baseline('fastify-pg', { BASELINE_DATABASE_URL: url })

    // Enough members that none reaches a rate limit.
    const ours = app.members.slice(0, 2_000).map((one): Planned => {
      return { method: 'GET', path, headers: memberHeaders(app, one) }
    })
    const baseline_load = ours.map(({ headers }, n): Planned => {
      return { method: 'GET', path: `/read/page-${(n % 100) + 1}`, headers }
    })
    const sides = {
      ours: () => measureLoad(program, { connections: 16, seconds: 2, requests: ours }),
      baseline: () => measureLoad(plain, { connections: 16, seconds: 2, requests: baseline_load }),
    }
    const rounds = await interleaved(5, sides, { warm_up: 4 })
    const note = `${body.length} bytes`
    return [
      compareFigure(
        { name: 'gated body: rate', unit: '/s', goal: { at_least: 0.4 }, note },
        readSides(rounds, (side) => side.rate),
      ),
      compareFigure(
        { name: 'gated body: CPU a request', unit: 'us' },
        readSides(rounds, (side) => side.cpu_us),
      ),
      ...(await measureReads(bench, app)),
    ]
  },
}

function bodyPath(app: BenchApp, path: string): string {
  return `/api/v1/pages/${pageId(app, path)}/body`
}

/** Counted on a separate server whose database connection passes through a counter. */
async function measureReads(bench: Bench, app: BenchApp): Promise<Figure[]> {
  const cluster = await bench.cluster()
  const counter = await countReads(cluster.server_url)
  const program = await startFoyer({
    data_dir: join(bench.dir, 'counted'),
    cluster: { ...cluster, server_url: counter.url },
  })
  try {
    await sleep(1_500)
    const host = `${app.slug}.localhost:${program.port}`
    const fetchBody = async (path: string, n: number): Promise<number> => {
      const member = app.members[n]
      if (!member) throw new Error('The app has too few members.')
      const before = counter.count()
      await fetchOnce(program, host, bodyPath(app, path), memberHeaders({ host }, member))
      return counter.count() - before
    }
    const [first, ...others] = WORKOUTS
    await fetchBody(first, 0)
    const cold: number[] = []
    for (const [n, path] of others.entries()) cold.push(await fetchBody(path, n + 1))
    const cached: number[] = []
    for (let n = 10; n < 25; n += 1) cached.push(await fetchBody(first, n))
    const goal = { at_most: 3 }
    return [
      absoluteFigure({ name: 'gated body: reads, page not in memory', unit: '', goal }, [median(cold)]),
      absoluteFigure({ name: 'gated body: reads, page in memory', unit: '', goal }, [median(cached)]),
    ]
  } finally {
    await program.stop()
    await counter.stop()
  }
}
