import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { baselineDatabase } from '../support/baseline-database.ts'
import { startBaseline, startFoyer, type Row } from '../support/bench.ts'
import { compareFigure } from '../support/figures.ts'
import { fetchOnce } from '../support/fetch-once.ts'
import type { Program } from '../support/program.ts'
import { interleaved } from '../support/rounds.ts'

const ROUNDS = 5

/** The time from `node` to the first response, including its own PostgreSQL, compared with Fastify on a running one. */
export const start: Row = {
  name: 'start',
  measure: async (bench) => {
    const url = await baselineDatabase(await bench.cluster(), '{}')
    const data_dir = join(bench.dir, 'start')
    const env = { SECRET_KEY: randomBytes(32).toString('hex') }
    const ours = () =>
      measureTime(
        () => startFoyer({ data_dir, cluster: null, env }),
        (program) => fetchOnce(program, 'localhost', '/readyz'),
      )
    const baseline_start = () =>
      measureTime(
        () =>
          startBaseline('fastify-pg', {
            BASELINE_DATABASE_URL: url,
            NODE_COMPILE_CACHE: join(bench.dir, 'plain'),
          }),
        (program) => fetchOnce(program, 'localhost', '/read/page-1'),
      )
    // The first start creates the database and fills the compile cache for later ones.
    await ours()
    await baseline_start()
    const rounds = await interleaved(ROUNDS, { ours, baseline: baseline_start })
    return [
      compareFigure(
        {
          name: 'start on existing data',
          unit: 'ms',
          goal: { at_most: 2.5 },
          note: 'embedded PostgreSQL included',
        },
        rounds,
      ),
    ]
  },
}

async function measureTime(
  launch: () => Promise<Program>,
  sendFirst: (program: Program) => Promise<unknown>,
): Promise<number> {
  const started_at = performance.now()
  const program = await launch()
  try {
    await sendFirst(program)
    return performance.now() - started_at
  } finally {
    await program.stop()
  }
}
