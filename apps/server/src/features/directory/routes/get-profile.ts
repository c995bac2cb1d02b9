import { getProfile } from '@foyer/contract/directory/get-profile'
import { implement } from '#platform/http/implement.ts'
import { findPersonRelation } from '../person-relation.ts'
import { requireAppAccess } from '../require-app-access.ts'
import { presentProfile } from '../people-presenter.ts'
import { directoryPolicy } from '../policy.ts'

export const getProfileRoute = implement(
  getProfile,
  directoryPolicy.discoverPerson,
  async ({ input, viewer, ctx, authorize, fail }) => {
    if (input.id !== viewer.user_id) await requireAppAccess(ctx, viewer)
    const relation = await findPersonRelation(ctx, viewer, input.id)
    authorize(relation)
    if (!relation.person) throw fail('not_found')
    const { messaging } = ctx.app
    return presentProfile({ viewer, messaging }, relation.person, relation.is_blocked_by_me)
  },
)
