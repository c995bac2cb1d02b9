import type { Row } from '../support/bench.ts'
import { compared } from '../support/figures.ts'
import { ARTICLE } from '../support/make-app.ts'
import { fetchOnce } from '../support/fetch-once.ts'
import { putLoad } from '../support/put-load.ts'
import { each, interleaved } from '../support/rounds.ts'

/** A page that the browser holds already, asked for again, beside `node:http` that compares a tag and says 304. */
export const notModified: Row = {
  name: 'not-modified',
  measure: async (bench) => {
    const { program, app } = await bench.foyer()
    const path = `/_pages${ARTICLE}/index.json`
    const { etag } = await fetchOnce(program, app.host, path)
    const floor = await bench.baseline('buffer')
    const asking = (host: string, tag: string) => ({
      ...{ connections: 16, seconds: 2, status: 304 },
      requests: [{ method: 'GET' as const, path, headers: { host, 'if-none-match': tag } }],
    })
    const sides = {
      ours: () => putLoad(program, asking(app.host, etag)),
      baseline: () => putLoad(floor, asking('localhost', '"a-tag-as-long-as-ours-is"')),
    }
    const rounds = await interleaved(7, sides, { warm_up: 5 })
    return [
      compared(
        { name: '304: rate', unit: '/s', goal: { at_least: 0.8 } },
        each(rounds, (side) => side.rate),
      ),
      compared(
        { name: '304: CPU a request', unit: 'us' },
        each(rounds, (side) => side.cpu_us),
      ),
    ]
  },
}
