import type { OutputFor } from '@foyer/contract/client'
import type { Ctx } from '../../platform/context.ts'
import type { Viewer } from '../../platform/session/viewer.ts'
import { findContent, loadLiveSite } from '../pages/index.ts'
import { loadContentViewer } from './list-viewer.ts'
import { parseContentQuery, type ContentInput } from './parse-content-query.ts'
import { presentItems } from './present-content.ts'

/** Reads a part of the app's pages of a type, as far as the viewer may know of them. Throws `invalid` for its input. */
export async function readContentList(
  ctx: Ctx,
  viewer: Viewer | null,
  input: ContentInput,
): Promise<OutputFor<'library.listContent'>> {
  const [site, { query, offset, limit }] = await Promise.all([
    loadLiveSite(ctx),
    parseContentQuery(ctx, input),
  ])
  const zone = input.timezone ?? viewer?.timezone ?? ctx.app.time_zone
  const content_viewer = await loadContentViewer(ctx, viewer, { site, query, zone })
  const found = findContent(site, query, {
    viewer: content_viewer.filters,
    clock: { now_ms: ctx.now().getTime(), zone: ctx.app.time_zone },
  })
  const items = await presentItems(ctx, viewer, {
    site,
    content_viewer,
    page_ids: found.slice(offset, offset + limit),
    lang: input.lang ?? null,
  })
  return { items, total_count: found.length }
}
