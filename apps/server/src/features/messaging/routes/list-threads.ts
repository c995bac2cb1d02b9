import { listThreads as call } from '@foyer/contract/messaging/list-threads'
import type { Ctx } from '#platform/context.ts'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import type { MemberViewer } from '#platform/session/viewer.ts'
import { decidePagesAccess } from '../../access/index.ts'
import { findPages } from '../../pages/index.ts'
import { createReader } from '../create-reader.ts'
import { presentThreads } from '../present-thread.ts'
import { findMute } from '../repository/moderation-actions.ts'
import { listThreads } from '../repository/thread-list.ts'
import type { ThreadRow } from '../repository/thread-rows.ts'
import { requireMessaging } from '../require-messaging.ts'
import {
  decidePageThread,
  decideStoredThread,
  loadThreadRules,
  muteThread,
  type AccessibleThread,
} from '../thread-access.ts'

export const listThreadsRoute = implement(call, anyMember, async ({ input, viewer, ctx, authorize }) => {
  authorize()
  const { type, before, after, except_ids = [], limit } = input
  if (type !== 'page') await requireMessaging(ctx, viewer)
  const reader = await createReader(ctx, viewer)
  const query = { type, before, after, except_ids, limit }
  const { threads: found, has_more } = await listThreads(ctx.db, reader, query)
  const decided = await (type === 'page' ? decidePages : decideStored)(ctx, viewer, found)
  const muted_until = await findMute(ctx.db, viewer.user_id, ctx.now())
  const threads = decided.map(({ row, access }) => ({
    row,
    access: muted_until === null ? access : muteThread(access, muted_until),
  }))
  return {
    threads: await presentThreads(ctx, viewer, reader, threads),
    has_more,
    next_before: has_more ? (found.at(-1)?.order_ts ?? null) : null,
  }
})

async function decideStored(
  ctx: Ctx,
  viewer: MemberViewer,
  rows: readonly ThreadRow[],
): Promise<AccessibleThread[]> {
  const rules = await loadThreadRules(ctx, viewer, rows)
  return rows
    .map((row) => ({ row, access: decideStoredThread(row, rules) }))
    .filter(({ access }) => access.is_readable)
}

/** Pages that the viewer may no longer read, or that can no longer be commented on, are left out. */
async function decidePages(
  ctx: Ctx,
  viewer: MemberViewer,
  rows: readonly ThreadRow[],
): Promise<AccessibleThread[]> {
  const ids = rows.map(({ id }) => id)
  const [pages, decided] = await Promise.all([findPages(ctx, ids), decidePagesAccess(ctx, viewer, ids)])
  const commentable = new Set(
    pages.filter(({ is_commentable }) => is_commentable).map(({ page_id }) => page_id),
  )
  return rows.flatMap((row) => {
    const page = decided.get(row.id)
    if (!page || page.is_hidden || !page.decision.granted || !commentable.has(row.id)) return []
    return [{ row, access: decidePageThread(viewer, page) }]
  })
}
