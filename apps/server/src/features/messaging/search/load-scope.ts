import type { Ctx } from '#platform/context.ts'
import type { MemberViewer } from '#platform/session/viewer.ts'
import { decidePagesAccess, findAppRefusal } from '../../access/index.ts'
import { findPages } from '../../pages/index.ts'
import { listHiddenUsers } from '../list-hidden-users.ts'
import { listPagesWithMessages, type SearchScope } from '../repository/search.ts'

/** Loads what a viewer may search now; with pages, only those (by id). */
export async function loadSearchScope(
  ctx: Ctx,
  viewer: MemberViewer,
  page_ids?: readonly string[],
): Promise<SearchScope> {
  const [hidden, refusal, readable] = await Promise.all([
    listHiddenUsers(ctx, viewer.user_id),
    findAppRefusal(ctx, viewer),
    findReadablePages(ctx, viewer, page_ids),
  ])
  return {
    user_id: viewer.user_id,
    hidden: [...hidden],
    page_ids: readable,
    has_chat: refusal === null && ctx.app.messaging.is_chat_available,
  }
}

/** Pages that can be commented on and that the viewer may read now. */
async function findReadablePages(
  ctx: Ctx,
  viewer: MemberViewer,
  page_ids: readonly string[] | undefined,
): Promise<string[]> {
  const pages = await findPages(ctx, page_ids ?? (await listPagesWithMessages(ctx.db)))
  const ids = pages.filter(({ is_commentable }) => is_commentable).map(({ page_id }) => page_id)
  const decided = await decidePagesAccess(ctx, viewer, ids)
  return ids.filter((id) => {
    const page = decided.get(id)
    return page !== undefined && !page.is_hidden && page.decision.granted
  })
}
