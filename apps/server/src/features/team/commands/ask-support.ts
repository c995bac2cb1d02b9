import { listOwnerAddresses } from '../repository/team.ts'
import type { Diagnostics } from '@foyer/contract/team/ask-support'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import type { Viewer } from '#platform/session/viewer.ts'
import { sendSupportMail } from '../mails/support-mail.ts'

type Question = { message: string; diagnostics: Diagnostics }

/** Mails a member's question to every owner of the app; each can answer the member directly. */
export async function askSupport(
  ctx: Ctx,
  viewer: Viewer,
  { message, diagnostics }: Question,
): Promise<void> {
  const owners = await listOwnerAddresses(ctx.control, ctx.app.account_id)
  const question = { id: newId(), from: viewer, message, diagnostics }
  await ctx.write(async (tx) => {
    for (const to of owners) await sendSupportMail(ctx, tx, to, question)
  })
}
