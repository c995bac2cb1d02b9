import { toggleBookmark as call } from '@foyer/contract/progress/toggle-bookmark'
import { implement } from '#platform/http/implement.ts'
import { decidePageAccess } from '../../access/index.ts'
import { loadLiveSite } from '../../pages/index.ts'
import { progressPolicy } from '../policy.ts'
import { toggleBookmark } from '../repository/bookmarks.ts'

export const toggleBookmarkRoute = implement(
  call,
  progressPolicy.discoverPage,
  async ({ input, viewer, ctx, authorize }) => {
    const [site, decision] = await Promise.all([loadLiveSite(ctx), decidePageAccess(ctx, viewer, input.id)])
    authorize({ is_known: site.pages.has(input.id) && !decision.is_hidden })

    const { subscriber_id } = viewer
    const bookmark = { subscriber_id, page_id: input.id, now: ctx.now() }
    return { is_bookmarked: await ctx.write((tx) => toggleBookmark(tx, bookmark)) }
  },
)
