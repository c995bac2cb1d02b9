import type { Bench, Row } from '../support/bench.ts'
import { compareFigure } from '../support/figures.ts'
import { ARTICLE } from '../support/create-app.ts'
import { measureBesideBuffer } from '../support/measure-beside-buffer.ts'
import { readSides } from '../support/rounds.ts'

/** The published index file of a page, from the static layer's memory. */
export const pageIndex: Row = {
  name: 'page-index',
  measure: async (bench: Bench) => {
    const { rounds, note } = await measureBesideBuffer(bench, `/_pages${ARTICLE}/index.json`)
    return [
      compareFigure(
        { name: 'page index: rate', unit: '/s', goal: { at_least: 0.8 }, note },
        readSides(rounds, (side) => side.rate),
      ),
      compareFigure(
        { name: 'page index: CPU a request', unit: 'us' },
        readSides(rounds, (side) => side.cpu_us),
      ),
    ]
  },
}
