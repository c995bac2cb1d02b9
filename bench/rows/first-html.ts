import type { Row } from '../support/bench.ts'
import { compareFigure } from '../support/figures.ts'
import { ARTICLE } from '../support/create-app.ts'
import { measureBesideBuffer } from '../support/measure-beside-buffer.ts'
import { readSides } from '../support/rounds.ts'

/** The document of a published page, as a stranger's browser first gets it. */
export const firstHtml: Row = {
  name: 'first-html',
  measure: async (bench) => {
    const { rounds, note } = await measureBesideBuffer(bench, ARTICLE)
    return [
      compareFigure(
        { name: 'first HTML: rate', unit: '/s', goal: { at_least: 0.8 }, note },
        readSides(rounds, (side) => side.rate),
      ),
      compareFigure(
        { name: 'first HTML: CPU a request', unit: 'us' },
        readSides(rounds, (side) => side.cpu_us),
      ),
    ]
  },
}
