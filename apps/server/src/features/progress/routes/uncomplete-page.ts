import { uncompletePage as call } from '@foyer/contract/progress/uncomplete-page'
import { implement } from '#platform/http/implement.ts'
import { uncompletePages } from '../commands/change-completions.ts'
import { decideProgressAccess, createPageLockedError } from '../progress-access.ts'
import { progressPolicy } from '../policy.ts'

export const uncompletePageRoute = implement(
  call,
  progressPolicy.discoverPage,
  async ({ input, viewer, ctx, authorize }) => {
    const decided = await decideProgressAccess(ctx, viewer, input.id)
    authorize(decided)
    if (decided.targets.length === 0) throw createPageLockedError(decided.decision)

    const root_progress = await uncompletePages(ctx, {
      member: viewer,
      decided,
      page_ids: decided.targets,
      item_id: input.scheduled_item_id,
    })
    return { page_id: input.id, root_progress }
  },
)
