import type { Ctx } from '#platform/context.ts'
import { defineJob } from '#platform/jobs/index.ts'
import { isCurrent } from '#features/apps/index.ts'
import type { Assembly } from '../../rendering/assemble.ts'
import { rendererNeed } from '../../rendering/renderer.ts'
import { findContents } from '../../queries/versions.ts'
import { drawAhead, type DocumentWish } from '../../rendering/documents.ts'
import { forEveryone, publicIndexOf } from '../../rendering/indexes.ts'
import { knownPage } from '../../gates/page-at.ts'
import { letVisitorsPass } from '../served-cache.ts'
import { siteOf, type Site, type SitePage } from '../../tree/site.ts'

/** Pages drawn ahead; all others are drawn when they are first asked for, so a change costs the same in any app. */
const MOST = 300

const BATCH = 25

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
 * Draws what a switch, a new look or changed access has made new, so that no visitor waits for it, nor for what this job
 * does meanwhile: it gives way to them. What is drawn already is only looked up, what cannot be drawn fails the job once all else is drawn, and work for a release or for access that stand no more is left to those who changed them.
 */
export const warmPages = defineJob<{ release_id: string | null }>(
  'pages.warm',
  { retry_limit: 2, concurrency: 1, expire_s: 900 },
  async (ctx, { release_id }, run) => {
    if (release_id !== null && ctx.app.release_id !== release_id) return
    const renderer = ctx.app.access.is_private ? null : await ctx.services.need(rendererNeed).load()
    if (!renderer) return
    const now = ctx.now()
    const site = await siteOf(ctx.db, ctx.app, now)
    const assembly = forEveryone(ctx, { site, now, locale: ctx.app.default_locale })
    const ids = mostAskedFor(site)
    let undrawn = 0
    for (let at = 0; at < ids.length; at += BATCH) {
      if (run.signal.aborted || !(await isCurrent(ctx))) return
      const wishes = await wishesFor(ctx, assembly, ids.slice(at, at + BATCH))
      undrawn += (await drawAhead(ctx, renderer, wishes, letVisitorsPass)).length
    }
    if (undrawn > 0) throw new Error(`${undrawn} pages could not be drawn ahead.`)
  },
)

async function wishesFor(ctx: Ctx, assembly: Assembly, ids: readonly string[]): Promise<DocumentWish[]> {
  const { site, now, locale } = assembly
  const wishes: DocumentWish[] = []
  for (const { page_id, content } of await findContents(ctx.db, site.number, ids)) {
    const found = knownPage(ctx.app, site, page_id, now)
    if (found.kind !== 'page') continue
    await letVisitorsPass()
    const index = await publicIndexOf(ctx, assembly, found, content)
    wishes.push({ kind: index.kind === 'open' ? 'page' : 'gated', locale, index })
  }
  return wishes
}
