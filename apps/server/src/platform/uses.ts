import type { Use, Uses } from '@foyer/contract/pages/use-shapes'
import type { Ctx } from './context.ts'
import { defineContributions } from './needs.ts'

/** A feature that shows or opens what belongs to others: pages, products, pictures and files, all by their ids. */
export type UsesPart = {
  /** The places of this feature that use something, at most `limit` of each kind. */
  list: (ctx: Ctx, target_id: string, limit: number) => Promise<readonly Use[]>
  /** How many places use each of some pictures and files; those without a place may be missing. */
  countMedia: (ctx: Ctx, media_ids: readonly string[]) => Promise<ReadonlyMap<string, number>>
}

/** Every feature that uses what belongs to others: it is named before something is deleted or replaced. */
export const usesNeed = defineContributions<UsesPart>('platform.uses')

const MAX_USES = 200

/** Lists the places that use something, in the order of the features. */
export async function listUses(ctx: Ctx, target_id: string): Promise<Uses> {
  const parts = await Promise.all(
    ctx.services.need(usesNeed).map((part) => part.list(ctx, target_id, MAX_USES + 1)),
  )
  return {
    items: parts.flatMap((part) => part.slice(0, MAX_USES)),
    is_complete: parts.every((part) => part.length <= MAX_USES),
  }
}

/** How many places use each of some pictures and files. */
export async function countMediaUses(ctx: Ctx, media_ids: readonly string[]): Promise<Map<string, number>> {
  const counts = new Map(media_ids.map((id) => [id, 0]))
  if (media_ids.length === 0) return counts
  const parts = await Promise.all(ctx.services.need(usesNeed).map((part) => part.countMedia(ctx, media_ids)))
  for (const part of parts) for (const [id, count] of part) counts.set(id, (counts.get(id) ?? 0) + count)
  return counts
}

/** A place that is a setting and has no draft: in use as it is saved. */
export function settingUse(kind: Use['kind'], id: string | null, title: string): Use {
  return { kind, id, title, content_type: null, in_draft: true, is_live: true }
}
