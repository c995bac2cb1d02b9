import type { Row } from '../support/bench.ts'
import { compareFigure } from '../support/figures.ts'
import { ARTICLE } from '../support/create-app.ts'
import { fetchOnce } from '../support/fetch-once.ts'
import { measureLoad } from '../support/measure-load.ts'
import { readSides, interleaved } from '../support/rounds.ts'

/**
 * A page that the browser has cached, requested again, compared with `node:http` that compares an ETag and returns
 * 304.
 */
export const notModified: Row = {
  name: 'not-modified',
  measure: async (bench) => {
    const { program, app } = await bench.foyer()
    const path = `/_pages${ARTICLE}/index.json`
    const { etag } = await fetchOnce(program, app.host, path)
    const baseline_program = await bench.baseline('buffer')
    const conditional_request = (host: string, tag: string) => ({
      connections: 16,
      seconds: 2,
      status: 304,
      requests: [{ method: 'GET' as const, path, headers: { host, 'if-none-match': tag } }],
    })
    const sides = {
      ours: () => measureLoad(program, conditional_request(app.host, etag)),
      baseline: () =>
        measureLoad(baseline_program, conditional_request('localhost', '"a-tag-as-long-as-ours-is"')),
    }
    const rounds = await interleaved(7, sides, { warm_up: 5 })
    return [
      compareFigure(
        { name: '304: rate', unit: '/s', goal: { at_least: 0.8 } },
        readSides(rounds, (side) => side.rate),
      ),
      compareFigure(
        { name: '304: CPU a request', unit: 'us' },
        readSides(rounds, (side) => side.cpu_us),
      ),
    ]
  },
}
