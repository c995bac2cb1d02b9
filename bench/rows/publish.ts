import { randomBytes, randomUUID } from 'node:crypto'
import type { ApiClient } from '@foyer/contract/client'
import type { RunningPostgres } from '../../apps/server/src/platform/postgres/index.ts'
import { onDatabase } from '../support/baseline-database.ts'
import type { Row } from '../support/bench.ts'
import { absolute, compared, median, meets } from '../support/figures.ts'
import { ARTICLE, makeOwner, pageId, pagesOf, publishAll } from '../support/make-app.ts'
import { cpuSeconds } from '../support/process-figures.ts'

/** Cost of a page at 1,000 in parts of its cost at 100; above it, publishing is not linear. */
const LINEAR = { at_most: 1.5 } as const

/** From the owner's call to the moment in which members see it, in an app of 1,100 pages. */
export const publish: Row = {
  name: 'publish',
  measure: async (bench) => {
    const { program } = await bench.foyer()
    const cluster = await bench.cluster()
    const slug = `publish-${randomBytes(3).toString('hex')}`
    const owner = await makeOwner(program, slug)
    const { id: app_id } = await owner('apps.createApp', {
      ...{ name: 'Publish', slug, starter_kit: 'strength', primary_color: '#2f6fed' },
    })
    const article = pageId({ pages: await pagesOf(cluster, app_id) }, ARTICLE)

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
      absolute({ name: 'publish of 1 page', unit: 'ms', goal: { at_most: 300 }, note: 'of 1,100' }, single),
      absolute({ name: 'publish of 100 pages', unit: 'ms' }, [hundred.ms]),
      {
        ...{ name: 'publish of 1,000 pages: one page', unit: 'ms', ours, baseline },
        ...{ ratio, goal: LINEAR, is_met: meets(ratio, LINEAR) },
        note: `${(thousand.ms / 1000).toFixed(1)} s in all; baseline: one of 100`,
      },
      compared({ name: 'publish of 1,000 pages: CPU a page', unit: 'ms', note: 'the server alone' }, [
        { ours: thousand.cpu_ms / 1_000, baseline: hundred.cpu_ms / 100 },
      ]),
      absolute({ name: 'publish of 1 page: slowest', unit: 'ms' }, [
        median(single.toSorted((a, b) => b - a).slice(0, 1)),
      ]),
    ]
  },
}

/** Changes a page as the editor's autosave does. */
async function editPage(owner: ApiClient, id: string): Promise<void> {
  const { revision, draft } = await owner('pages.getStudioPage', { id })
  await owner('pages.saveDraft', { id, revision, draft: { ...draft, og_description: randomUUID() } })
}

/** New drafts beside a page, each with a text of its own. */
function copyDrafts(
  cluster: RunningPostgres,
  { app_id, page_id, count }: { app_id: string; page_id: string; count: number },
): Promise<void> {
  return onDatabase(cluster.admin_url, async (client) => {
    const { rowCount } = await client.query(
      `insert into pages (app_id, id, parent_id, rank, path, content_type, title, draft, fields_version, cover,
         search_text, media_ids, created_at, updated_at, updated_by)
       select app_id, gen_random_uuid(), parent_id, rank + n, path || '-' || $3::text || '-' || n, content_type,
         title || ' ' || n, jsonb_set(draft, '{og_description}', to_jsonb('Copy ' || n)), fields_version, cover,
         search_text, media_ids, now(), now(), updated_by
       from pages, generate_series(1, $3::int) n where app_id = $1 and id = $2`,
      [app_id, page_id, count],
    )
    if (rowCount !== count) throw new Error('The drafts were not copied.')
    await client.query('analyze pages')
  })
}
