import { defineJob } from '#platform/jobs/index.ts'
import { isContextCurrent } from '#features/apps/index.ts'
import { findPublicPage } from '../find-page-at.ts'
import { createPublicContext, renderPage } from '../../rendering/index.ts'
import { type SitePage, loadLiveSite, type Site } from '../../tree/index.ts'

/**
 * Pages pre-rendered by the job; all others are rendered at the first request, so the cost does not depend on the
 * app's size.
 */
const MAX_PAGES = 300

/** Lists the pages to warm: those changed in this release first, then those nearest to the start page. */
function listPagesToWarm(site: Site): string[] {
  const depth = (path: string) => (path === '/' ? 0 : path.split('/').length)
  const isOld = (page: SitePage) => (page.release_id === site.release_id ? 0 : 1)
  return [...site.pages.values()]
    .toSorted((a, b) => isOld(a) - isOld(b) || depth(a.path) - depth(b.path))
    .slice(0, MAX_PAGES)
    .map((page) => page.page_id)
}

/**
 * Pre-renders pages after a release, theme or access change, so that no visitor waits. Stops when the release or
 * access changes again, since that enqueues its own job.
 */
export const warmPagesJob = defineJob<{ release_id: string | null }>(
  'pages.warm',
  { retry_limit: 2, concurrency: 1, expire_s: 900 },
  async (ctx, { release_id }, run) => {
    if (ctx.app.access.is_private) return
    if (release_id !== null && ctx.app.release_id !== release_id) return
    const [site, now] = [await loadLiveSite(ctx), ctx.now()]
    const render = createPublicContext(ctx, { site, now, locale: ctx.app.default_locale })
    let failed_count = 0
    for (const page_id of listPagesToWarm(site)) {
      if (run.signal.aborted || !(await isContextCurrent(ctx))) return
      const found = findPublicPage(ctx.app, site, page_id, now)
      if (found.kind !== 'page') continue
      const { document } = await renderPage(ctx, render, found.page)
      if (document instanceof Error) failed_count += 1
      await new Promise(setImmediate)
    }
    if (failed_count > 0) throw new Error(`${failed_count} pages could not be drawn ahead.`)
  },
)
