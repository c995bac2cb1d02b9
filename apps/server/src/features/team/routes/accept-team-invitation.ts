import { acceptTeamInvitation } from '@foyer/contract/team/accept-team-invitation'
import { implement } from '#platform/http/implement.ts'
import { joinTeam, validateTeamLink } from '../commands/join-team.ts'
import {
  isNotCrossOrigin,
  identityPolicy,
  checkNewPassword,
  checkAll,
  readName,
} from '../../identity/index.ts'

export const acceptTeamInvitationRoute = implement(
  acceptTeamInvitation,
  identityPolicy.startSession,
  async ({ input, ctx, authorize, fail, reply }) => {
    authorize({ is_same_origin: isNotCrossOrigin(ctx) })
    const { token, password } = input
    const found = await validateTeamLink(ctx, token)
    if (typeof found === 'string') throw fail(found)
    checkAll(
      () => readName(input.name),
      () => checkNewPassword(password),
    )
    const signed_in = await joinTeam(ctx, { token, name: readName(input.name), password })
    reply.setSession(signed_in.secret)
    return signed_in.response
  },
)
