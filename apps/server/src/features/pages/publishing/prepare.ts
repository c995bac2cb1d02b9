import type { AppFacts } from '#platform/app-facts.ts'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { newId } from '#platform/ids.ts'
import { listSetNodes } from '../../access/index.ts'
import { listTreeRows } from '../repository/drafts.ts'
import { listOpenVersions } from '../repository/versions.ts'
import { siteFrom, structureFrom } from '../site.ts'
import { compilePages } from './compile-pages.ts'
import { planRelease, treeFaults, versionsAfter } from './plan.ts'
import type { PublishProblem } from './problems.ts'
import type { PreparedRelease } from './release.ts'

type Wish = {
  app: AppFacts
  now: Date
  author: string
  note: string
  only: readonly string[] | null
  with_settings: boolean
  onProgress?: (done: number, total: number) => Promise<void>
}

/**
 * Makes everything of a release except the switch, from the drafts of this moment. Problems name what must be mended
 * before it can go live; nothing is written.
 */
export async function prepareRelease(
  db: AppDb | AppTx,
  { now, author, note, only, with_settings, onProgress }: Wish,
): Promise<{ release: PreparedRelease; problems: PublishProblem[] }> {
  const [drafts, open, set] = await Promise.all([listTreeRows(db), listOpenVersions(db), listSetNodes(db)])
  const plan = planRelease(drafts, open, only)
  const release_id = newId()
  const total = plan.compiled.length
  const { versions, problems } = await compilePages(db, {
    pages: plan.compiled,
    release_id,
    ...(onProgress ? { onProgress: (done: number) => onProgress(done, total) } : {}),
  })
  const all = versionsAfter(open, plan, versions, release_id)
  const titles = new Map(all.map((version) => [version.page_id, version.title]))
  const faults = treeFaults(all).map(({ page_id, code }) => ({
    ...{ page_id, code, block_id: null },
    path: code === 'path_taken' ? 'path' : 'parent_id',
    title: titles.get(page_id) ?? '',
  }))
  const site = siteFrom(structureFrom(release_id, 0, all, []), set, now)
  return {
    release: { release_id, plan, versions, open, site, author, note, with_settings },
    problems: [...problems, ...faults],
  }
}
