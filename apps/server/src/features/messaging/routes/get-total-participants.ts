import { getTotalParticipants as call } from '@foyer/contract/messaging/get-total-participants'
import { implement } from '#platform/http/implement.ts'
import { createReader } from '../create-reader.ts'
import { countFeedMembers } from '../list-participants.ts'
import { messagingPolicy } from '../policy.ts'
import { readThreads } from '../repository/thread-rows.ts'
import { decideThreadAccess } from '../thread-access.ts'

export const getTotalParticipantsRoute = implement(
  call,
  messagingPolicy.readThread,
  async ({ input, viewer, ctx, authorize }) => {
    const { kind, ...access } = await decideThreadAccess(ctx, viewer, input.id)
    authorize(access)
    if (kind === 'feed') return { total_participants: await countFeedMembers(ctx, viewer) }
    const [row] = await readThreads(ctx.db, [input.id], await createReader(ctx, viewer))
    const is_private = kind === 'direct' || kind === 'group'
    return { total_participants: (is_private ? row?.people_count : row?.author_count) ?? 0 }
  },
)
