import { acceptInvitation } from '@foyer/contract/members/accept-invitation'
import { implement } from '#platform/http/implement.ts'
import { acceptInvitation as acceptInvitationCommand } from '../commands/member-invitations.ts'
import { composeLogin, isNotCrossOrigin, identityPolicy } from '../../identity/index.ts'

export const acceptInvitationRoute = implement(
  acceptInvitation,
  identityPolicy.startSession,
  async ({ input, ctx, authorize, fail, reply }) => {
    authorize({ is_same_origin: isNotCrossOrigin(ctx) })
    const opened = await acceptInvitationCommand(ctx, input.token)
    if (!opened) throw fail('token_invalid')
    reply.setSession(opened.secret)
    return composeLogin(ctx, opened.user_id, opened.token)
  },
)
