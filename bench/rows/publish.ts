import { randomBytes } from 'node:crypto'
import type { Row } from '../support/bench.ts'
import { copyDrafts } from '../support/copy-pages.ts'
import { editPage } from '../support/edit-page.ts'
import { absoluteFigure, compareFigure, median, isGoalMet } from '../support/figures.ts'
import { ARTICLE, createOwner, pageId, listPages, publishAll } from '../support/create-app.ts'
import { cpuSeconds } from '../support/process-figures.ts'

/** Cost of a page at 1,000 in parts of its cost at 100; above it, publishing is not linear. */
const LINEAR_GOAL = { at_most: 1.5 } as const

/** The time from the owner's call until members see the release, in an app of 1,100 pages. */
export const publish: Row = {
  name: 'publish',
  measure: async (bench) => {
    const { program } = await bench.foyer()
    const cluster = await bench.cluster()
    const slug = `publish-${randomBytes(3).toString('hex')}`
    const owner = await createOwner(program, slug)
    const { id: app_id } = await owner('apps.createApp', {
      name: 'Publish',
      slug,
      starter_kit: 'strength',
      primary_color: '#2f6fed',
    })
    const article = pageId({ pages: await listPages(cluster, app_id) }, ARTICLE)

    const publishCopies = async (count: number): Promise<{ ms: number; cpu_ms: number }> => {
      await copyDrafts(cluster, { app_id, page_id: article, count })
      const before = await cpuSeconds(program.pid)
      const ms = await publishAll(owner)
      return { ms, cpu_ms: ((await cpuSeconds(program.pid)) - before) * 1_000 }
    }
    const hundred = await publishCopies(100)
    const thousand = await publishCopies(1_000)
    const single: number[] = []
    for (let n = 0; n < 5; n += 1) {
      await editPage(owner, article)
      single.push(await publishAll(owner))
    }

    const ours = thousand.ms / 1_000
    const baseline = hundred.ms / 100
    const ratio = ours / baseline
    return [
      absoluteFigure(
        { name: 'publish of 1 page', unit: 'ms', goal: { at_most: 300 }, note: 'of 1,100' },
        single,
      ),
      absoluteFigure({ name: 'publish of 100 pages', unit: 'ms' }, [hundred.ms]),
      {
        name: 'publish of 1,000 pages: one page',
        unit: 'ms',
        ours,
        baseline,
        ratio,
        goal: LINEAR_GOAL,
        is_met: isGoalMet(ratio, LINEAR_GOAL),
        note: `${(thousand.ms / 1000).toFixed(1)} s in all; baseline: one of 100`,
      },
      compareFigure({ name: 'publish of 1,000 pages: CPU a page', unit: 'ms', note: 'the server alone' }, [
        { ours: thousand.cpu_ms / 1_000, baseline: hundred.cpu_ms / 100 },
      ]),
      absoluteFigure({ name: 'publish of 1 page: slowest', unit: 'ms' }, [
        median(single.toSorted((a, b) => b - a).slice(0, 1)),
      ]),
    ]
  },
}
