import type { OutputFor } from '@foyer/contract/client'
import type { ContentRule } from '@foyer/contract/library/rule-shapes'
import type { Ctx } from '../../platform/context.ts'
import { loadCoverAssets } from '../media/index.ts'
import { findContent, GUEST_STATE, isOpen, isOpenlyKnown, loadLiveSite } from '../pages/index.ts'

/** Finds what a rule lists among published pages, as for someone who has started, bought and scheduled nothing. */
export async function previewRule(
  ctx: Ctx,
  { limit, include_current: _current, ...rule }: ContentRule & { limit: number },
): Promise<OutputFor<'library.previewRule'>> {
  const site = await loadLiveSite(ctx)
  const found = findContent(site, rule, {
    viewer: {
      ...GUEST_STATE,
      isKnown: ({ page_id }) => isOpenlyKnown(site, page_id),
      canRead: (id) => isOpen(site, id),
    },
    clock: { now_ms: ctx.now().getTime(), zone: ctx.app.time_zone },
  })
  const pages = found.slice(0, limit).flatMap((id) => site.pages.get(id) ?? [])
  const assetOf = await loadCoverAssets(
    ctx,
    pages.map(({ cover }) => cover),
  )
  const items = pages.map(({ page_id, title, content_type, cover }) => {
    return { page_id, title, content_type, cover, cover_asset: assetOf(cover, null) }
  })
  return { total_count: found.length, items }
}
