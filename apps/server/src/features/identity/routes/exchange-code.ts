import { exchangeCode } from '@foyer/contract/identity/exchange-code'
import { implement } from '#platform/http/implement.ts'
import { exchangeCode as exchangeCodeCommand } from '../commands/exchange-code.ts'
import { composeLogin } from '../compose-login.ts'
import { viewNeed } from '../needs.ts'
import { isNotCrossOrigin } from '../same-origin.ts'
import { identityPolicy } from '../policy.ts'

export const exchangeCodeRoute = implement(
  exchangeCode,
  identityPolicy.startSession,
  async ({ input, ctx, authorize, fail, reply }) => {
    authorize({ is_same_origin: isNotCrossOrigin(ctx) })
    const opened = await exchangeCodeCommand(ctx, input.code)
    if (!opened) throw fail('token_invalid')
    const { user_id, token, secret } = opened
    if (secret === null) return ctx.services.need(viewNeed).composeView(ctx, user_id, token)
    reply.setSession(secret)
    return composeLogin(ctx, user_id, token)
  },
)
