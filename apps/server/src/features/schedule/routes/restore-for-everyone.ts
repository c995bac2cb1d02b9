import { restoreForEveryone as call } from '@foyer/contract/schedule/restore-for-everyone'
import { implement } from '#platform/http/implement.ts'
import { undoRemoval } from '../commands/change-app-items.ts'
import { schedulePolicy } from '../policy.ts'
import { presentAppItem } from '../present-app-items.ts'

export const restoreForEveryoneRoute = implement(
  call,
  schedulePolicy.changeAppItem,
  async ({ input, ctx, authorize, fail }) => {
    const item = await undoRemoval(ctx, input.id)
    authorize(item)
    if (!item) throw fail('not_found')
    return presentAppItem(ctx, item)
  },
)
