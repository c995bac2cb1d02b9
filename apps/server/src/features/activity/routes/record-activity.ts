import { recordActivity as call } from '@foyer/contract/activity/record-activity'
import type { Ctx } from '#platform/context.ts'
import { isId } from '#platform/ids.ts'
import { implement } from '#platform/http/implement.ts'
import { anyone } from '#platform/http/policies.ts'
import { decidePageAccess } from '../../access/index.ts'
import { recordVisit } from '../../library/index.ts'
import type { Viewer } from '#platform/session/viewer.ts'
import { withoutQuery } from '../track-visit.ts'
import { insertActivity, touchVisit } from '../repository.ts'

export const recordActivityRoute = implement(call, anyone, async ({ input, viewer, ctx, authorize }) => {
  authorize()
  const { activity_type, data } = input
  const { session_id, device_id, origin_url, is_standalone } = ctx.request
  const at = ctx.now()
  const page_id =
    activity_type === 'page_view' && viewer ? await findOpenedPage(ctx, viewer, data['page_id']) : null

  await ctx.write(async (tx) => {
    const user_id = viewer?.user_id ?? null
    await insertActivity(tx, { at, activity_type, session_id, device_id, user_id, data, is_standalone })
    if (session_id !== null) {
      const origin_href = origin_url === null ? null : withoutQuery(origin_url)
      await touchVisit(tx, { session_id, device_id, origin_href, at, is_ended: false })
    }
    if (page_id !== null && viewer?.subscriber_id != null) {
      await recordVisit(tx, { subscriber_id: viewer.subscriber_id, page_id, opened_at: at })
    }
  })
  return {}
})

/** Returns the page that a member reports as opened, if they may open it. */
async function findOpenedPage(ctx: Ctx, viewer: Viewer, page_id: unknown): Promise<string | null> {
  if (typeof page_id !== 'string' || !isId(page_id)) return null
  const page = await decidePageAccess(ctx, viewer, page_id)
  return page.decision.granted && !page.is_hidden ? page_id : null
}
