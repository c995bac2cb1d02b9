import { threadPeopleNeed } from '../needs.ts'
import { listSubscribers } from '@foyer/contract/directory/list-subscribers'
import { implement } from '#platform/http/implement.ts'
import { passDoor } from '../pass-door.ts'
import { presentPerson } from '../people-presenter.ts'
import { directoryPolicy } from '../policy.ts'
import { listSeen } from '../repository/list-seen.ts'

const MOST = 20

export const listSubscribersRoute = implement(
  listSubscribers,
  directoryPolicy.knowOf,
  async ({ input, viewer, ctx, authorize }) => {
    const { term, ids, excluded_by_thread } = input
    await passDoor(ctx, viewer)
    const there =
      excluded_by_thread === undefined
        ? []
        : await ctx.services.need(threadPeopleNeed).peopleOfThread(ctx, viewer, excluded_by_thread)
    authorize({ is_known: there !== null })
    const found = await listSeen(ctx.db, viewer, {
      term,
      without: [viewer.user_id, ...(there ?? [])],
      ...(ids ? { ids: { of: 'subscribers', list: [...new Set(ids)] }, limit: ids.length } : { limit: MOST }),
    })
    const asking = { viewer, messaging: ctx.app.messaging }
    return { items: found.flatMap((person) => presentPerson(asking, person) ?? []) }
  },
)
