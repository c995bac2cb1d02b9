import { listThreadProfiles as call } from '@foyer/contract/messaging/list-thread-profiles'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { findAppRefusal } from '../../access/index.ts'
import { findVisiblePeople } from '../../directory/index.ts'
import { findProfileUser } from '../../team/index.ts'
import { presentThreadPerson } from '../present-thread.ts'

export const listThreadProfilesRoute = implement(
  call,
  anyMember,
  async ({ input, viewer, ctx, authorize }) => {
    authorize()
    const refusal = await findAppRefusal(ctx, viewer)
    if (refusal) throw refusal
    const [people, profile] = await Promise.all([
      findVisiblePeople(ctx.db, viewer, [...new Set(input.user_ids)]),
      findProfileUser(ctx.db),
    ])
    return {
      items: people.map((person) => presentThreadPerson(ctx, viewer, person)),
      is_read_by_team: people.some(({ user_id }) => user_id === profile?.user_id),
    }
  },
)
