import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { sendAuthMail, sendStudioMail, type StudioMail } from '../mails/auth-mails.ts'
import { findTeamMemberByEmail } from '../repository/team.ts'
import { deleteEndedTokens } from '../repository/tokens.ts'
import { findUserByEmail } from '../repository/users.ts'
import { issueToken, TOKEN_MS } from './issue-token.ts'

const MINUTE_MS = 60_000

/**
 * Mails a link that sets a new password. An unknown address costs the same statements and gets a mail that says so;
 * the token made for it belongs to nobody and is told to nobody.
 */
export async function requestReset(ctx: Ctx, email: string): Promise<void> {
  await ctx.write(async (tx) => {
    const person = await findUserByEmail(tx, email)
    const mail = await resetMail(ctx, tx, {
      email,
      user_id: person?.id ?? null,
      is_known: person !== undefined,
    })
    await sendAuthMail(ctx, tx, email, mail, person?.language ?? null)
  })
}

/** The same for the studio, where a token speaks for the address: it serves once in all of Foyer. */
export async function requestStudioReset(ctx: Ctx, email: string): Promise<void> {
  await ctx.write(async (tx) => {
    const person = await findTeamMemberByEmail(tx, email)
    const mail = await resetMail(ctx, tx, { email, user_id: null, is_known: person !== undefined })
    await sendStudioMail(ctx, tx, email, mail)
    await deleteEndedTokens(tx, ctx.services.clock.now())
  })
}

async function resetMail(
  ctx: Ctx,
  tx: AppTx,
  { email, user_id, is_known }: { email: string; user_id: string | null; is_known: boolean },
): Promise<StudioMail> {
  const token = await issueToken(ctx, tx, { purpose: 'reset', user_id, email })
  return is_known ? { kind: 'reset', token, minutes: TOKEN_MS.reset / MINUTE_MS } : { kind: 'reset_unknown' }
}
