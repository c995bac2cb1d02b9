import type { Bench, Row } from '../support/bench.ts'
import { compared } from '../support/figures.ts'
import { ARTICLE } from '../support/make-app.ts'
import { besideBuffer } from '../support/beside-buffer.ts'
import { each } from '../support/rounds.ts'

/** The published index file of a page, from the static layer's memory. */
export const pageIndex: Row = {
  name: 'page-index',
  measure: async (bench: Bench) => {
    const { rounds, note } = await besideBuffer(bench, `/_pages${ARTICLE}/index.json`)
    return [
      compared(
        { name: 'page index: rate', unit: '/s', goal: { at_least: 0.8 }, note },
        each(rounds, (side) => side.rate),
      ),
      compared(
        { name: 'page index: CPU a request', unit: 'us' },
        each(rounds, (side) => side.cpu_us),
      ),
    ]
  },
}
