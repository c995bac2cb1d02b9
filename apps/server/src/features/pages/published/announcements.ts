import { getAnnouncement, listPageTypes } from '@foyer/content/definitions'
import type { BootAnnouncement } from '@foyer/contract/apps/shapes'
import type { Ctx } from '#platform/context.ts'
import { listPrivateLayers } from '../gates/index.ts'
import { findContents } from '../queries/versions.ts'
import { loadLiveSite } from '../tree/index.ts'

/** Lists the published overlays that open by themselves, without private ones. One query, and none without overlays. */
export async function listAnnouncements(ctx: Ctx): Promise<BootAnnouncement[]> {
  const site = await loadLiveSite(ctx)
  const ids = ANNOUNCING_TYPES.flatMap((type) => site.of_type.get(type) ?? []).filter(
    (page_id) => listPrivateLayers(site.nodes, page_id)?.size === 0,
  )
  if (ids.length === 0) return []
  return (await findContents(ctx.db, site.number, ids)).flatMap(({ page_id, content }) => {
    const announcement = getAnnouncement(site.pages.get(page_id)?.content_type ?? '', content.fields)
    return announcement ? [{ overlay_id: page_id, ...announcement }] : []
  })
}

const ANNOUNCING_TYPES = listPageTypes((traits) => traits.can_announce)
