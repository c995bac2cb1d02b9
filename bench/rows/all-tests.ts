import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import type { Row } from '../support/bench.ts'
import { absoluteFigure } from '../support/figures.ts'

const root = resolve(import.meta.dirname, '../..')

/** All tests that protect main, run once. */
export const allTests: Row = {
  name: 'all-tests',
  measure: async () => {
    const started_at = performance.now()
    const tests = spawn('npm', ['test'], { cwd: root, stdio: 'ignore' })
    const [code] = await once(tests, 'exit')
    if (code !== 0) throw new Error('npm test failed; run it by itself.')
    const minutes = (performance.now() - started_at) / 60_000
    return [absoluteFigure({ name: 'npm test', unit: 'min', goal: { at_most: 12 } }, [minutes])]
  },
}
