import type { Ctx } from '#platform/context.ts'
import { sendAuthMail } from '../mails/auth-mails.ts'
import { findUserByEmail } from '../repository/users.ts'
import { issueToken, newCode, TOKEN_MS } from './issue-token.ts'

const MINUTE_MS = 60_000

/**
 * Mails a link and, for a device that can be told apart, a code. An unknown address costs the same and gets the same
 * mail: proving it signs the person up.
 */
export async function requestPasswordless(ctx: Ctx, email: string): Promise<void> {
  const code = ctx.request.device_id === null ? null : newCode()
  await ctx.write(async (tx) => {
    const person = await findUserByEmail(tx, email)
    const token = await issueToken(
      ctx,
      tx,
      { purpose: 'passwordless', user_id: person?.id ?? null, email },
      code,
    )
    const minutes = TOKEN_MS.passwordless / MINUTE_MS
    await sendAuthMail(
      ctx,
      tx,
      email,
      { kind: 'passwordless', token, code, minutes },
      person?.language ?? null,
    )
  })
}
