import { studioLogin } from '@foyer/contract/team/studio-login'
import { implement } from '#platform/http/implement.ts'
import { isTeamDevice } from '../repository/team.ts'
import { signInTeamMember } from '../commands/studio-session.ts'
import {
  clearLoginAttempts,
  limitLogin,
  isNotCrossOrigin,
  identityPolicy,
  readEmail,
  deleteEndedAttempts,
} from '../../identity/index.ts'

export const studioLoginRoute = implement(
  studioLogin,
  identityPolicy.startSession,
  async ({ input, ctx, authorize, fail, reply }) => {
    authorize({ is_same_origin: isNotCrossOrigin(ctx) })
    const email = readEmail(input.email)
    await limitLogin(ctx, email, await isTeamDevice(ctx.control, email, ctx.request.device_id))

    const signed_in = await signInTeamMember(ctx, { email, password: input.password })
    if (!signed_in) throw fail('wrong_credentials')
    await ctx.write(async (tx) => {
      await clearLoginAttempts(ctx, tx, email)
      await deleteEndedAttempts(tx, ctx.services.clock.now())
    })
    reply.setSession(signed_in.secret)
    return signed_in.response
  },
)
