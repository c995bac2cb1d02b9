import type { Row } from '../support/bench.ts'
import { compared } from '../support/figures.ts'
import { ARTICLE } from '../support/make-app.ts'
import { besideBuffer } from '../support/beside-buffer.ts'
import { each } from '../support/rounds.ts'

/** The document of a published page, as a stranger's browser first gets it. */
export const firstHtml: Row = {
  name: 'first-html',
  measure: async (bench) => {
    const { rounds, note } = await besideBuffer(bench, ARTICLE)
    return [
      compared(
        { name: 'first HTML: rate', unit: '/s', goal: { at_least: 0.8 }, note },
        each(rounds, (side) => side.rate),
      ),
      compared(
        { name: 'first HTML: CPU a request', unit: 'us' },
        each(rounds, (side) => side.cpu_us),
      ),
    ]
  },
}
