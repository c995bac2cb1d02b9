import type { OutputOf } from '@foyer/contract'
import type { AccessNodeInput } from '@foyer/contract/access/shapes'
import type { previewAccessChange } from '@foyer/contract/pages/preview-access-change'
import { chainOf } from '@foyer/domain/access'
import type { Ctx } from '../../platform/context.ts'
import { compareAudience, describeChange, loadAccessFacts, loadAudience } from '../access/index.ts'
import { findTitles, subtreeIds } from './repository/drafts.ts'

/** Pages that one answer names and judges. */
const MOST = 500

export type AccessPreview = OutputOf<typeof previewAccessChange>

/** Who would gain and who would lose by new settings of a page, over it and all that take its gates over. */
export async function previewChange(
  ctx: Ctx,
  page_id: string,
  node: AccessNodeInput,
): Promise<AccessPreview> {
  const now = ctx.now()
  const ids = (await subtreeIds(ctx.db, page_id)).map((page) => page.id).slice(0, MOST)
  const { nodes } = await loadAccessFacts(ctx.db, null, ids, now)
  const own = nodes.get(page_id)
  if (!own) return { gains: 0, loses: 0, gaining: [], losing: [], pages: [] }
  const changed = new Map(nodes).set(page_id, { ...own, ...node })

  const audience = await loadAudience(
    ctx.db,
    [...nodes.values(), ...changed.values()],
    ctx.app.access.app_products,
    now,
  )
  const gains = new Set<number>()
  const loses = new Set<number>()
  const touched: string[] = []
  for (const id of ids) {
    const compared = compareAudience(
      ctx.app,
      audience,
      { before: chainOf(id, nodes), after: chainOf(id, changed) },
      now,
    )
    for (const group of compared.gains) gains.add(group)
    for (const group of compared.loses) loses.add(group)
    if (compared.gains.size + compared.loses.size > 0) touched.push(id)
  }
  const titles = await findTitles(ctx.db, touched)
  return {
    ...(await describeChange(ctx.db, audience, { gains, loses })),
    pages: touched.map((id) => ({ page_id: id, title: titles.get(id) ?? '' })),
  }
}
