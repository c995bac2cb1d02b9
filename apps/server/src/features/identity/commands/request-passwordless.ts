import type { Ctx } from '#platform/context.ts'
import { findSignUpRefusal } from '../sign-up-refusal.ts'
import { sendAuthMail } from '../mails/auth-mails.ts'
import type { SignInSettingsRow } from '../repository/sign-in-settings.ts'
import { findUserByEmail } from '../repository/users.ts'
import { issueToken, newCode, TOKEN_MS } from './issue-token.ts'

const MINUTE_MS = 60_000

type PasswordlessRequest = { email: string; name: string | null; settings: SignInSettingsRow }

/**
 * Mails a sign-in link and, for an identifiable device, a code. An unknown address costs the same and gets a sign-up
 * link; if the app refuses sign-up, the mail says so and the token is discarded.
 */
export async function requestPasswordless(
  ctx: Ctx,
  { email, name, settings }: PasswordlessRequest,
): Promise<void> {
  const code = ctx.request.device_id === null ? null : newCode()
  await ctx.write(async (tx) => {
    const person = await findUserByEmail(tx, email)
    const token_input = { purpose: 'passwordless', user_id: person?.id ?? null, email, name } as const
    const token = await issueToken(ctx, tx, token_input, code)
    const refusal = person ? null : findSignUpRefusal(settings, email)
    const minutes = TOKEN_MS.passwordless / MINUTE_MS
    const mail = refusal ? { kind: refusal } : ({ kind: 'passwordless', token, code, minutes } as const)
    await sendAuthMail(ctx, tx, email, mail, person?.language ?? null)
  })
}
