import { defineJob } from '#platform/jobs/index.ts'
import { publicIndex } from '../serving/indexes.ts'
import { documentOf } from '../serving/documents.ts'
import { rendererPort } from '../rendering/renderer.ts'
import { knownPage } from '../serving/page-at.ts'
import { siteOf, type Site, type SitePage } from '../site.ts'

/** Pages drawn ahead; all others are drawn when they are first asked for, so a change costs the same in any app. */
const MOST = 300

/** What changed with this release first, then what stands nearest to the start page. */
function mostAskedFor(site: Site): string[] {
  const depth = (path: string) => (path === '/' ? 0 : path.split('/').length)
  const isOld = (page: SitePage) => (page.release_id === site.release_id ? 0 : 1)
  return [...site.pages.values()]
    .toSorted((a, b) => isOld(a) - isOld(b) || depth(a.path) - depth(b.path))
    .slice(0, MOST)
    .map((page) => page.page_id)
}

/**
 * Draws what a switch, a new look or changed access has made new, so that no visitor waits for it. What is already
 * drawn costs one look-up; a release that is live no more is left alone.
 */
export const warmPages = defineJob<{ release_id: string | null }>(
  'pages.warm',
  { retry_limit: 2, concurrency: 1, expire_s: 900 },
  async (ctx, { release_id }, run) => {
    if (release_id !== null && ctx.app.release_id !== release_id) return
    if (ctx.app.access.is_private || !(await rendererPort.use().load())) return
    const now = ctx.now()
    const site = await siteOf(ctx.db, ctx.app, now)
    const place = { site, now, locale: ctx.app.default_locale }
    for (const page_id of mostAskedFor(site)) {
      if (run.signal.aborted) return
      const found = knownPage(ctx.app, site, page_id, now)
      if (found.kind !== 'page') continue
      const index = await publicIndex(ctx, place, found)
      await documentOf(ctx, { kind: index.kind === 'open' ? 'page' : 'gated', locale: place.locale, index })
      await new Promise(setImmediate)
    }
  },
)
