import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { baselineDatabase } from '../support/baseline-database.ts'
import { startBaseline, startFoyer, type Row } from '../support/bench.ts'
import { fetchOnce } from '../support/fetch-once.ts'
import { compareFigure } from '../support/figures.ts'
import { ARTICLE } from '../support/create-app.ts'
import { residentMegabytes } from '../support/process-figures.ts'
import type { Program } from '../support/program.ts'
import { interleaved } from '../support/rounds.ts'

const SETTLE_MS = 2_500

/** Memory of the server process at rest after serving requests; PostgreSQL is not counted on either side. */
export const memory: Row = {
  name: 'memory',
  measure: async (bench) => {
    const cluster = await bench.cluster()
    const { app } = await bench.foyer()
    const url = await baselineDatabase(cluster, '{}')
    const plain = { BASELINE_DATABASE_URL: url, NODE_COMPILE_CACHE: join(bench.dir, 'plain') }
    const rounds = await interleaved(3, {
      ours: () =>
        measureAtRest(
          () => startFoyer({ data_dir: join(bench.dir, 'idle'), cluster }),
          (program) =>
            fetchOnce(program, `${app.slug}.localhost:${program.port}`, `/_pages${ARTICLE}/index.json`),
        ),
      baseline: () =>
        measureAtRest(
          () => startBaseline('fastify-pg', plain),
          (program) => fetchOnce(program, 'localhost', '/read/page-1'),
        ),
    })
    return [
      compareFigure({ name: 'idle memory of the server process', unit: 'MB', goal: { at_most: 2 } }, rounds),
    ]
  },
}

async function measureAtRest(
  launch: () => Promise<Program>,
  sendFirst: (program: Program) => Promise<unknown>,
): Promise<number> {
  const program = await launch()
  try {
    await sendFirst(program)
    await sleep(SETTLE_MS)
    return await residentMegabytes(program.pid)
  } finally {
    await program.stop()
  }
}
