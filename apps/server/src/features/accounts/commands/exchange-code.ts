import type { Ctx } from '#platform/context.ts'
import { hashSecret } from '#platform/secrets.ts'
import type { OpenedSession } from '../new-session.ts'
import { useToken } from '../repository/tokens.ts'
import { findUser } from '../repository/users.ts'
import { openSession } from './open-session.ts'

/** Signs in by a one-time code from the address of the page. Null for one that is not good, or no more. */
export async function exchangeCode(
  ctx: Ctx,
  code: string,
): Promise<(OpenedSession & { user_id: string }) | null> {
  const now = ctx.services.clock.now()
  return ctx.write(async (tx) => {
    const used = await useToken(tx, { purposes: ['exchange'], token_hash: hashSecret(code), now })
    const person = used?.user_id ? await findUser(tx, used.user_id) : undefined
    if (!person || person.suspended_at) return null
    return { ...(await openSession(ctx, tx, person.id, { is_told: false })), user_id: person.id }
  })
}
