import { moveForEveryone as call } from '@foyer/contract/schedule/move-for-everyone'
import { implement } from '#platform/http/implement.ts'
import { moveAppItem } from '../commands/change-app-items.ts'
import { schedulePolicy } from '../policy.ts'
import { presentAppItem } from '../present-app-items.ts'
import { findAppItem } from '../repository/app-items.ts'

export const moveForEveryoneRoute = implement(
  call,
  schedulePolicy.changeAppItem,
  async ({ input, ctx, authorize, fail }) => {
    authorize(await findAppItem(ctx.db, input.id))
    const moved = await moveAppItem(ctx, input)
    if (!moved) throw fail('not_found')
    return presentAppItem(ctx, moved)
  },
)
