import type { Ctx } from '#platform/context.ts'
import { isVersionCommentable } from '../queries/versions.ts'
import { liveSite } from '../tree/index.ts'

/** Whether a published page can be commented on. False where it is not published. */
export async function isCommentable(ctx: Ctx, page_id: string): Promise<boolean> {
  const { number, pages } = await liveSite(ctx)
  return pages.has(page_id) && isVersionCommentable(ctx.db, number, page_id)
}
