import { listParticipants as call } from '@foyer/contract/messaging/list-participants'
import { implement } from '#platform/http/implement.ts'
import { findParticipants } from '../list-participants.ts'
import { messagingPolicy } from '../policy.ts'
import { presentThreadPerson } from '../present-thread.ts'
import { filterAuthors } from '../repository/participants.ts'
import { listLikedMessages } from '../repository/thread-people.ts'
import { readThreads } from '../repository/thread-rows.ts'
import { decideThreadAccess } from '../thread-access.ts'

const PAGE_SIZE = 50
const MAX_LIKED = 100

export const listParticipantsRoute = implement(
  call,
  messagingPolicy.readThread,
  async ({ input, viewer, ctx, authorize }) => {
    const { id, term, page } = input
    const access = await decideThreadAccess(ctx, viewer, id)
    authorize(access)
    const { user_id, subscriber_id } = viewer
    const people = await findParticipants(ctx, viewer, { id, kind: access.kind, term })
    const start = page * PAGE_SIZE
    const shown = people.slice(start, start + PAGE_SIZE)
    const [contributors, liked, [row]] = await Promise.all([
      filterAuthors(
        ctx.db,
        id,
        shown.map((person) => person.user_id),
      ),
      listLikedMessages(ctx.db, [id], { user_id, limit: MAX_LIKED }),
      readThreads(ctx.db, [id], { user_id, subscriber_id, hidden: [] }),
    ])
    const has_more = people.length > start + PAGE_SIZE
    return {
      items: shown.map((person) => {
        const is_self = person.user_id === user_id
        return {
          user: presentThreadPerson(ctx, viewer, person),
          liked_messages: is_self ? (liked.get(id) ?? []) : [],
          has_contributed: contributors.has(person.user_id),
          notifications_enabled: is_self ? (row?.notifications_enabled ?? true) : null,
        }
      }),
      has_more,
      next_page: has_more ? page + 1 : null,
    }
  },
)
