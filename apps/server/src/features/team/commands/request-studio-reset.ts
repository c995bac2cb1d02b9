import { deleteEndedTokens, createResetMail, sendStudioMail } from '../../identity/index.ts'
import type { Ctx } from '#platform/context.ts'
import { findTeamMemberByEmail } from '../repository/team.ts'

/** Mails a team member a link that sets a new password. The address serves once in all of Foyer. */
export async function requestStudioReset(ctx: Ctx, email: string): Promise<void> {
  await ctx.write(async (tx) => {
    const person = await findTeamMemberByEmail(tx, email)
    const mail = await createResetMail(ctx, tx, { email, user_id: null, is_known: person !== undefined })
    await sendStudioMail(ctx, tx, email, mail)
    await deleteEndedTokens(tx, ctx.services.clock.now())
  })
}
