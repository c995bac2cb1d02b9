import { mkdtemp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startFoyer, type Row } from '../support/bench.ts'
import { fetchOnce } from '../support/fetch-once.ts'
import { absoluteFigure } from '../support/figures.ts'

/** From `node` on the entry in an empty folder to the first page of the demo app: database, app and sign-ins included. */
export const firstStart: Row = {
  name: 'first-start',
  measure: async (bench) => {
    const times: number[] = []
    for (let round = 0; round < 3; round += 1) {
      const data_dir = await mkdtemp(join(bench.dir, 'first-'))
      const started_at = performance.now()
      const program = await startFoyer({
        data_dir,
        cluster: null,
        env: { NODE_ENV: 'development', DEMO: 'on' },
      })
      try {
        const { slug } = JSON.parse(await readFile(join(data_dir, 'demo.json'), 'utf8')) as { slug: string }
        await fetchOnce(program, `${slug}.localhost:${program.port}`, '/')
        times.push((performance.now() - started_at) / 1000)
      } finally {
        await program.stop()
      }
    }
    return [
      absoluteFigure({ name: 'first ever start to a working app', unit: 's', goal: { at_most: 5 } }, times),
    ]
  },
}
