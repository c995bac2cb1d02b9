import { listConversations as call } from '@foyer/contract/messaging/list-conversations'
import { implement } from '#platform/http/implement.ts'
import { createSideKey } from '../inbox/create-side-key.ts'
import { findSide } from '../inbox/find-side.ts'
import { listAssignable } from '../inbox/list-assignable.ts'
import { inboxPolicy } from '../inbox/policy.ts'
import { presentConversations } from '../inbox/present-conversation.ts'
import { countConversations, listConversations } from '../inbox/repository/conversations.ts'

const NOTHING = { conversations: [], next_cursor: null, counts: { open: 0, waiting: 0, unread: 0 } }

export const listConversationsRoute = implement(
  call,
  inboxPolicy.readScope,
  async ({ input, viewer, ctx, authorize }) => {
    const { scope, view, is_unread, assignee, assignee_id, term, cursor, limit } = input
    authorize({ scope })
    const side = await findSide(ctx, viewer, scope)
    if (!side) return NOTHING
    const team = scope === 'team' ? await listAssignable(ctx, viewer) : []
    const wanted = { anyone: undefined, me: viewer.team_member_id, unassigned: null }
    const assigned = scope === 'team' ? (assignee_id ?? wanted[assignee]) : undefined
    const filter = {
      ...{ view, is_unread, term },
      assignable_ids: team.map(({ team_member_id }) => team_member_id),
      ...(assigned === undefined ? {} : { assignee_id: assigned }),
    }
    const key = createSideKey(side)
    const [order_ts = '', id = ''] = cursor?.split(':') ?? []
    const [rows, counts] = await Promise.all([
      listConversations(ctx.db, key, {
        filter,
        after: cursor === undefined ? null : { order_ts, id },
        limit: limit + 1,
      }),
      countConversations(ctx.db, key),
    ])
    const shown = rows.slice(0, limit)
    const last = rows.length > limit ? shown.at(-1) : undefined
    return {
      conversations: await presentConversations(ctx, side, shown, team),
      next_cursor: last ? `${last.order_ts}:${last.id}` : null,
      counts,
    }
  },
)
