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

    const { subscriber_id } = viewer
    const root_progress = await uncompletePages(ctx, { subscriber_id, decided, page_ids: decided.targets })
    return { page_id: input.id, root_progress }
  },
)
