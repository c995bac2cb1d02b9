import type { Ctx } from '#platform/context.ts'
import { hashSecret } from '#platform/secrets.ts'
import { consumeToken } from '../repository/tokens.ts'
import { findUser } from '../repository/users.ts'
import { openSession } from './open-session.ts'
import { viewNeed } from '../needs.ts'

/** What a code has opened; without a secret for a cookie it is a preview. */
export type ExchangedCode = { user_id: string; token: string; secret: string | null }

/** Signs in by a one-time code from the address of the page, or opens a preview by it. Null for one that is not good, or no more. */
export async function exchangeCode(ctx: Ctx, code: string): Promise<ExchangedCode | null> {
  const now = ctx.services.clock.now()
  return ctx.write(async (tx) => {
    const used = await consumeToken(tx, { purposes: ['exchange', 'view'], token_hash: hashSecret(code), now })
    if (!used?.user_id) return null
    const { user_id, viewed_by_session_id: studio_session_id } = used
    if (studio_session_id !== null) {
      const opened = await ctx.services.need(viewNeed).openView(ctx, tx, { user_id, studio_session_id })
      return opened && { ...opened, secret: null }
    }
    const person = await findUser(tx, user_id)
    if (!person || person.suspended_at) return null
    return { ...(await openSession(ctx, tx, person.id, { is_notified: false })), user_id: person.id }
  })
}
