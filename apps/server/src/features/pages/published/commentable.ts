import { LRUCache } from 'lru-cache'
import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { liveSite } from '../tree/site.ts'

/** What a release says of a page never changes. */
const known = new LRUCache<string, { is_commentable: boolean }>({ max: 20_000 })

/** Whether a published page can be commented on; from memory once it was read. False where it is not published. */
export async function isCommentable(ctx: Ctx, page_id: string): Promise<boolean> {
  const { release_id, number, pages } = await liveSite(ctx)
  if (release_id === null || !pages.has(page_id)) return false
  const key = `${release_id} ${page_id}`
  const kept = known.get(key)
  if (kept) return kept.is_commentable
  const row = await ctx.db
    .selectFrom('page_versions')
    .select(sql<boolean>`(content ->> 'is_commentable')::boolean`.as('is_commentable'))
    .where('app_id', '=', ctx.db.app_id)
    .where('page_id', '=', page_id)
    .where('from_number', '<=', number)
    .where((version) => version.or([version('to_number', 'is', null), version('to_number', '>', number)]))
    .executeTakeFirst()
  const found = { is_commentable: row?.is_commentable ?? false }
  known.set(key, found)
  return found.is_commentable
}
