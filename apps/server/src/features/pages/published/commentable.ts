import type { Ctx } from '#platform/context.ts'
import { liveSite } from '../tree/index.ts'

/** Whether a published page can be commented on. False where it is not published. */
export async function isCommentable(ctx: Ctx, page_id: string): Promise<boolean> {
  return (await liveSite(ctx)).pages.get(page_id)?.is_commentable ?? false
}
