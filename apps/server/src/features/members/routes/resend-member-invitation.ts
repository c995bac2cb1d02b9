import { productLookupNeed } from '../needs.ts'
import { resendMemberInvitation } from '@foyer/contract/members/resend-member-invitation'
import { implement } from '#platform/http/implement.ts'
import { resendAppInvitation } from '../commands/member-invitations.ts'
import { limitAttempts } from '../../identity/index.ts'
import { memberPolicy } from '../policy.ts'
import { presentInvitation } from '../present-invitation.ts'
import { findMemberInvitation } from '../repository/member-invitations.ts'

export const resendMemberInvitationRoute = implement(
  resendMemberInvitation,
  memberPolicy.changeInvitation,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const invitation = await findMemberInvitation(ctx.db, input.id)
    authorize({ invitation: invitation ?? null })
    if (!invitation) throw fail('not_found')
    await limitAttempts(ctx, ['invitation'], invitation.email)
    const sent = await resendAppInvitation(ctx, viewer, invitation.id)
    if (!sent) throw fail('not_found')
    const titles = await ctx.services.need(productLookupNeed).findTitles(ctx.db, sent.product_ids)
    return presentInvitation(sent, { now: ctx.services.clock.now(), titles })
  },
)
