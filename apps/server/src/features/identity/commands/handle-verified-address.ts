import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import type { Emit } from '#platform/events/events.ts'
import { invitationNeed, verifiedAddressContributions } from '../needs.ts'

/** Gives a user what waits for an address that they have just proven: an invitation, and what a guest has bought. */
export async function handleVerifiedAddress(
  ctx: Ctx,
  tx: AppTx,
  emit: Emit,
  proven: { user_id: string; email: string },
): Promise<void> {
  await ctx.services.need(invitationNeed).fulfilInvitation(ctx, tx, emit, proven)
  for (const handle of ctx.services.need(verifiedAddressContributions)) await handle(ctx, tx, emit, proven)
}
