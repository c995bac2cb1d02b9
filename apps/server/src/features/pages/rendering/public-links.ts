import type { PageLink } from '@foyer/contract/pages/page-index'
import type { Ctx } from '#platform/context.ts'
import { liveSite } from '../tree/index.ts'
import { linkTo } from './related-pages.ts'
import { renderContext } from './render-context.ts'

/**
 * What links to published pages may say, the same for everyone who may look: in a private app that is a member of whom
 * nothing else is known. Pages that strangers may not know of are left out.
 */
export async function publicLinks(ctx: Ctx, page_ids: readonly string[]): Promise<PageLink[]> {
  const site = await liveSite(ctx)
  const { app } = ctx
  const readers = app.access.is_private ? new Set<string>() : null
  const render = renderContext({ app, site, now: ctx.now(), locale: app.default_locale, readers })
  return page_ids.flatMap((page_id) => linkTo(render, page_id) ?? [])
}
