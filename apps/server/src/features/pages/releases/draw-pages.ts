import type { Ctx } from '#platform/context.ts'
import { assemblyOf } from '../rendering/assemble.ts'
import { bodyOf } from '../rendering/page-index.ts'
import { publicShell } from '../gates/gates.ts'
import { rendererNeed } from '../rendering/renderer.ts'
import type { NewVersion } from '../queries/versions.ts'
import { drawAhead, type DocumentWish } from '../rendering/documents.ts'
import { signedMedia } from '../media/open-media.ts'
import type { Site } from '../tree/site.ts'
import type { PublishProblem } from '../content/publish-problem.ts'

type Draw = {
  site: Site
  versions: readonly NewVersion[]
  now: Date
  onProgress?: (done: number) => Promise<void>
}

/** Pages that are drawn before what was drawn is kept, so that memory does not grow with the app. */
const BATCH = 25

/**
 * Draws the pages of a release that anyone may see, before it goes live: a page that cannot be drawn is named
 * and keeps the old release in place. Pictures that are not open yet get their addresses with the switch, so such pages are drawn then.
 */
export async function drawPages(
  ctx: Ctx,
  { site, versions, now, onProgress }: Draw,
): Promise<PublishProblem[]> {
  const renderer = ctx.app.access.is_private ? null : await ctx.services.need(rendererNeed).load()
  if (!renderer) return []
  const problems: PublishProblem[] = []
  const locale = ctx.app.default_locale
  const assembly = assemblyOf({ app: ctx.app, site, now, locale, readers: null })
  for (let at = 0; at < versions.length; at += BATCH) {
    const batch = versions.slice(at, at + BATCH)
    const wishes: (DocumentWish & { page: { page_id: string; title: string } })[] = []
    for (const { page_id, content } of batch) {
      const page = site.pages.get(page_id)
      if (!page || publicShell(ctx.app, site, page_id, now).kind !== 'open') continue
      const index = await bodyOf(ctx, assembly, page, content)
      if (signedMedia(index).length === 0) wishes.push({ kind: 'page', locale, index, page })
    }
    for (const place of await drawAhead(ctx, renderer, wishes)) {
      const page = wishes[place]?.page
      if (page)
        problems.push({
          ...{ page_id: page.page_id, title: page.title, block_id: null, path: '' },
          code: 'cannot_be_drawn',
        })
    }
    if (batch.length === BATCH) await onProgress?.(at + BATCH)
  }
  return problems
}
