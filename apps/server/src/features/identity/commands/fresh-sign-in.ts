import type { Ctx } from '#platform/context.ts'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { isSessionFresh } from '../repository/sessions.ts'

/** A sign-in within this time confirms that the user of the device is the account's owner. */
const FRESH_MS = 10 * 60 * 1000

/** Since when a session has to be open to count as fresh. */
export function getFreshSince({ services }: Pick<Ctx, 'services'>): Date {
  return new Date(services.clock.now().getTime() - FRESH_MS)
}

/** Whether the session's user has signed in recently enough for a sensitive action. */
export function hasFreshSignIn(
  ctx: Pick<Ctx, 'services'>,
  db: AppDb | AppTx,
  session_id: string,
): Promise<boolean> {
  return isSessionFresh(db, session_id, getFreshSince(ctx))
}
