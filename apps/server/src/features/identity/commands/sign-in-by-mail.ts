import type { Ctx } from '#platform/context.ts'
import { hashSecret } from '#platform/secrets.ts'
import type { OpenedSession } from '../new-session.ts'
import type { SignUpRefusal } from '../sign-up-refusal.ts'
import { isTokenLive, verifyCode, consumeToken } from '../repository/tokens.ts'
import { hashCode } from './issue-token.ts'
import { signInVerified } from './sign-in-verified.ts'

type SignedIn = OpenedSession & { user_id: string }
type Refusal = 'token_invalid' | SignUpRefusal

/**
 * Signs in by a mailed link. Without confirmation the link works only on the device that requested it, so that
 * nobody signs in by a link that someone else sent.
 */
export async function signInByLink(
  ctx: Ctx,
  { token, is_confirmed }: { token: string; is_confirmed: boolean },
): Promise<SignedIn | Refusal | 'confirmation_needed'> {
  const query = {
    purposes: ['passwordless'],
    token_hash: hashSecret(token),
    now: ctx.services.clock.now(),
  } as const
  return ctx.write(async (tx, emit) => {
    const used = await consumeToken(tx, is_confirmed ? query : { ...query, on_device: ctx.request.device_id })
    if (!used && !is_confirmed && (await isTokenLive(tx, query))) return 'confirmation_needed'
    if (!used?.email) return 'token_invalid'
    return (await signInVerified(ctx, tx, emit, { ...used, email: used.email })) ?? 'token_invalid'
  })
}

/** Signs in by a mailed code. A wrong attempt counts too, so it is checked in its own transaction. */
export async function signInByCode(ctx: Ctx, code: string): Promise<SignedIn | Refusal> {
  const { device_id } = ctx.request
  if (device_id === null) return 'token_invalid'

  const guess = { device_id, code_hash: hashCode(ctx, device_id, code), now: ctx.services.clock.now() }
  const used = await ctx.writeNow((tx) => verifyCode(tx, guess))
  const email = used?.email
  if (!used || !email) return 'token_invalid'
  return (await ctx.write((tx, emit) => signInVerified(ctx, tx, emit, { ...used, email }))) ?? 'token_invalid'
}
