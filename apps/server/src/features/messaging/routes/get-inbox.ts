import { getInbox as call } from '@foyer/contract/messaging/get-inbox'
import type { InboxCounts } from '@foyer/contract/messaging/inbox-shapes'
import type { Ctx } from '#platform/context.ts'
import { implement } from '#platform/http/implement.ts'
import { anyTeamMember } from '#platform/http/policies.ts'
import { findMessagingProfile, listTeamMembers } from '../../team/index.ts'
import { createSideKey } from '../inbox/create-side-key.ts'
import { findSide, type InboxSide } from '../inbox/find-side.ts'
import { toAssignable } from '../inbox/list-assignable.ts'
import { countConversations } from '../inbox/repository/conversations.ts'

const NONE = { open: 0, waiting: 0, unread: 0 }

export const getInboxRoute = implement(call, anyTeamMember, async ({ viewer, ctx, authorize }) => {
  authorize()
  const { can_read_inbox, team_member_id } = viewer
  const [profile_id, members, team_side, own_side] = await Promise.all([
    findMessagingProfile(ctx.db),
    listTeamMembers(ctx.control, viewer.account_id),
    findSide(ctx, viewer, 'team'),
    findSide(ctx, viewer, 'mine'),
  ])
  const profile = members.find(({ id }) => id === profile_id)
  const [team, mine] = await Promise.all([countSide(ctx, team_side), countSide(ctx, own_side)])
  return {
    is_chat_available: ctx.app.messaging.is_chat_available,
    profile: profile ? { team_member_id: profile.id, name: profile.name } : null,
    team: can_read_inbox ? team : null,
    mine: profile_id === team_member_id ? null : mine,
    team_members: can_read_inbox ? toAssignable(members) : [],
  }
})

async function countSide(ctx: Ctx, side: InboxSide | null): Promise<InboxCounts> {
  return side ? countConversations(ctx.db, createSideKey(side)) : NONE
}
