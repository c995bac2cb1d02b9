import { resolveThread as call } from '@foyer/contract/messaging/resolve-thread'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { findKnownPeople } from '../find-recipients.ts'
import { loadThread } from '../load-thread.ts'
import { createPairKey } from '../pair-key.ts'
import { findDirectThread } from '../repository/new-threads.ts'
import { findGroupOf } from '../repository/thread-list.ts'
import { requireMessaging } from '../require-messaging.ts'
import { decideThreadAccess } from '../thread-access.ts'

export const resolveThreadRoute = implement(call, anyMember, async ({ input, viewer, ctx, authorize }) => {
  authorize()
  await requireMessaging(ctx, viewer)
  const { user_id } = viewer
  const people = (await findKnownPeople(ctx, viewer, input.subscriber_ids)) ?? []
  const [first] = people
  if (!first) return { thread: null }
  const id =
    people.length === 1
      ? await findDirectThread(ctx.db, createPairKey(user_id, first.user_id))
      : await findGroupOf(ctx.db, user_id, [user_id, ...people.map((person) => person.user_id)])
  if (id === null) return { thread: null }
  const access = await decideThreadAccess(ctx, viewer, id)
  return { thread: access.is_readable ? await loadThread(ctx, viewer, id, access) : null }
})
