import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { endUserFlows } from '../repository/provider-flows.ts'
import { revokeAllSessions, revokeSessions, type SessionFilter } from '../repository/sessions.ts'
import { revokeTokens } from '../repository/tokens.ts'

/**
 * Ends one session, all but one, or all of a user, with their connections. Returns the ids of those that were
 * active.
 */
export async function endSessions(
  ctx: Pick<Ctx, 'services'>,
  tx: AppTx,
  filter: SessionFilter,
): Promise<string[]> {
  const ended = await revokeSessions(tx, { ...filter, now: ctx.services.clock.now() })
  tx.afterCommit(() => {
    for (const session_id of ended) ctx.services.realtime.disconnectSession(tx.app_id, session_id)
  })
  return ended
}

/** Revokes everything issued to a user: sessions, sockets, unused mailed tokens and pending provider links. */
export async function revokeSessionsAndTokens(
  ctx: Pick<Ctx, 'services'>,
  tx: AppTx,
  user_id: string,
): Promise<void> {
  await endSessions(ctx, tx, { user_id })
  const now = ctx.services.clock.now()
  await revokeTokens(tx, { user_id }, now)
  await endUserFlows(tx, user_id, now)
}

/** Logs everyone out of the transaction's app, with every preview of it and every live connection. */
export async function endAllSessions(ctx: Pick<Ctx, 'services'>, tx: AppTx): Promise<void> {
  await revokeAllSessions(tx, ctx.services.clock.now())
  tx.afterCommit(() => ctx.services.realtime.recheck(tx.app_id, null))
}
