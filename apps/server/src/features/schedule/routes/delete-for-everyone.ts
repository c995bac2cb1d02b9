import { deleteForEveryone as call } from '@foyer/contract/schedule/delete-for-everyone'
import { implement } from '#platform/http/implement.ts'
import { removeAppItem } from '../commands/change-app-items.ts'
import { schedulePolicy } from '../policy.ts'

export const deleteForEveryoneRoute = implement(
  call,
  schedulePolicy.changeAppItem,
  async ({ input: { id }, ctx, authorize }) => {
    authorize((await removeAppItem(ctx, id)) ? { id } : null)
    return {}
  },
)
