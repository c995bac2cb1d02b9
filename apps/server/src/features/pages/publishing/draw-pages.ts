import type { Ctx } from '#platform/context.ts'
import { bodyOf } from '../page-index.ts'
import { publicShell } from '../gates.ts'
import { RenderFailed } from '../rendering/document.ts'
import { rendererPort } from '../rendering/renderer.ts'
import type { NewVersion } from '../repository/versions.ts'
import { keepAtOnce } from '../serving/compile.ts'
import { documentOf, type DocumentWish } from '../serving/documents.ts'
import { signedMedia } from '../serving/open-media.ts'
import type { Site } from '../site.ts'
import type { PublishProblem } from './problems.ts'

type Draw = {
  site: Site
  versions: readonly NewVersion[]
  now: Date
  onProgress?: (done: number) => Promise<void>
}

/**
 * Draws the pages of a release that anyone may see, before it goes live: a page that cannot be drawn is named
 * and keeps the old release in place. Pictures that are not open yet get their addresses with the switch, so such pages are drawn then.
 */
export async function drawPages(
  ctx: Ctx,
  { site, versions, now, onProgress }: Draw,
): Promise<PublishProblem[]> {
  const problems: PublishProblem[] = []
  if (ctx.app.access.is_private || !(await rendererPort.use().load())) return problems
  const locale = ctx.app.default_locale
  let done = 0
  for (const { page_id, content } of versions) {
    const page = site.pages.get(page_id)
    if (page && publicShell(ctx.app, site, page_id, now).kind === 'open') {
      const index = await bodyOf(ctx, { app: ctx.app, site, now, locale, readers: null }, page, content)
      const wish = { kind: 'page' as const, locale, index }
      if (signedMedia(index).length === 0 && !(await isDrawn(ctx, wish))) {
        problems.push({ page_id, title: page.title, block_id: null, path: '', code: 'cannot_be_drawn' })
      }
    }
    done += 1
    if (done % 25 === 0) await onProgress?.(done)
  }
  return problems
}

async function isDrawn(ctx: Ctx, wish: DocumentWish): Promise<boolean> {
  try {
    await documentOf(ctx, wish, keepAtOnce(ctx))
    return true
  } catch (error) {
    if (!(error instanceof RenderFailed)) throw error
    ctx.services.log.error({ err: error }, 'A page could not be drawn and was not published.')
    return false
  }
}
