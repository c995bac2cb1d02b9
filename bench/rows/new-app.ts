import { randomBytes } from 'node:crypto'
import type { Row } from '../support/bench.ts'
import { fetchOnce } from '../support/fetch-once.ts'
import { absolute } from '../support/figures.ts'
import { makeOwner } from '../support/make-app.ts'

/** From an owner's wish for an app until its first page stands on its own address. */
export const newApp: Row = {
  name: 'new-app',
  measure: async (bench) => {
    const { program } = await bench.foyer()
    const times: number[] = []
    for (let n = 0; n < 5; n += 1) {
      const slug = `new-${randomBytes(3).toString('hex')}`
      const owner = await makeOwner(program, slug)
      const began = performance.now()
      await owner('apps.createApp', {
        ...{ name: 'New', slug, starter_kit: 'strength', primary_color: '#2f6fed' },
      })
      await fetchOnce(program, `${slug}.localhost:${program.port}`, '/')
      times.push(performance.now() - began)
    }
    return [
      absolute(
        { name: 'new app on its address', unit: 'ms', goal: { at_most: 5_000 }, note: 'strength kit' },
        times,
      ),
    ]
  },
}
