import { threadParticipantsNeed } from '../needs.ts'
import { listSubscribers } from '@foyer/contract/directory/list-subscribers'
import { implement } from '#platform/http/implement.ts'
import { requireAppAccess } from '../require-app-access.ts'
import { presentPerson } from '../people-presenter.ts'
import { directoryPolicy } from '../policy.ts'
import { listVisiblePeople } from '../repository/list-visible-people.ts'

const MAX_PEOPLE = 20

export const listSubscribersRoute = implement(
  listSubscribers,
  directoryPolicy.discoverPerson,
  async ({ input, viewer, ctx, authorize }) => {
    const { term, ids, excluded_by_thread } = input
    await requireAppAccess(ctx, viewer)
    const excluded =
      excluded_by_thread === undefined
        ? []
        : await ctx.services
            .need(threadParticipantsNeed)
            .listThreadParticipants(ctx, viewer, excluded_by_thread)
    authorize({ is_known: excluded !== null })
    const found = await listVisiblePeople(ctx.db, viewer, {
      term,
      without: [viewer.user_id, ...(excluded ?? [])],
      ...(ids
        ? { ids: { of: 'subscribers', list: [...new Set(ids)] }, limit: ids.length }
        : { limit: MAX_PEOPLE }),
    })
    const context = { viewer, messaging: ctx.app.messaging }
    return { items: found.flatMap((person) => presentPerson(context, person) ?? []) }
  },
)
