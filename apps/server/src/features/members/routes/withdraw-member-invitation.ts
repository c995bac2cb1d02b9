import { withdrawMemberInvitation } from '@foyer/contract/members/withdraw-member-invitation'
import { implement } from '#platform/http/implement.ts'
import { revokeAppInvitation } from '../commands/member-invitations.ts'
import { memberPolicy } from '../policy.ts'
import { findMemberInvitation } from '../repository/member-invitations.ts'

export const withdrawMemberInvitationRoute = implement(
  withdrawMemberInvitation,
  memberPolicy.changeInvitation,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const invitation = await findMemberInvitation(ctx.db, input.id)
    authorize({ invitation: invitation ?? null })
    if (!invitation || !(await revokeAppInvitation(ctx, viewer, invitation))) throw fail('not_found')
    return {}
  },
)
