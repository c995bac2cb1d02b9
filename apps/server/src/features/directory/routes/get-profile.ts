import { getProfile } from '@foyer/contract/directory/get-profile'
import { implement } from '#platform/http/implement.ts'
import { judgePerson } from '../judge-person.ts'
import { passDoor } from '../pass-door.ts'
import { presentProfile } from '../people-presenter.ts'
import { directoryPolicy } from '../policy.ts'

export const getProfileRoute = implement(
  getProfile,
  directoryPolicy.knowOf,
  async ({ input, viewer, ctx, authorize, fail }) => {
    if (input.id !== viewer.user_id) await passDoor(ctx, viewer)
    const standing = await judgePerson(ctx, viewer, input.id)
    authorize(standing)
    if (!standing.person) throw fail('not_found')
    const { messaging } = ctx.app
    return presentProfile({ viewer, messaging }, standing.person, standing.is_blocked_by_me)
  },
)
