import type { Ctx } from '#platform/context.ts'
import type { PublishProblem } from '../content/index.ts'
import { decidePublicShell } from '../gates/index.ts'
import type { NewVersion } from '../queries/versions.ts'
import { createRenderContext, renderPage } from '../rendering/index.ts'
import type { Site } from '../tree/index.ts'

type RenderPages = {
  site: Site
  versions: readonly NewVersion[]
  now: Date
  onProgress?: (done: number) => Promise<void>
}

/** Pages after which the progress is reported. */
const PROGRESS_STEP = 25

/**
 * Renders the public pages of a release before it goes live, and reports those that fail.
 */
export async function renderPages(
  ctx: Ctx,
  { site, versions, now, onProgress }: RenderPages,
): Promise<PublishProblem[]> {
  const { app } = ctx
  if (app.access.is_private) return []
  const contents = new Map(versions.map(({ page_id, content }) => [page_id, content]))
  const render = createRenderContext({ app, site, now, locale: app.default_locale, readers: null, contents })
  const problems: PublishProblem[] = []
  for (const [index, { page_id, title }] of versions.entries()) {
    const page = site.pages.get(page_id)
    if (page && decidePublicShell(app, site, page_id, now).kind === 'open') {
      const { document } = await renderPage(ctx, render, page)
      if (document instanceof Error)
        problems.push({ page_id, title, block_id: null, path: '', code: 'cannot_be_drawn' })
      await new Promise(setImmediate)
    }
    if ((index + 1) % PROGRESS_STEP === 0) await onProgress?.(index + 1)
  }
  return problems
}
