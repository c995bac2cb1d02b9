import type { Ctx } from '#platform/context.ts'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { isSessionFresh } from '../repository/sessions.ts'

/** Within this a sign-in proves that whoever holds the device is the person. */
const FRESH_MS = 10 * 60 * 1000

/** Since when a session has to be open to count as fresh. */
export function getFreshSince({ services }: Pick<Ctx, 'services'>): Date {
  return new Date(services.clock.now().getTime() - FRESH_MS)
}

/** Whether whoever uses a session has just proven that they are its user. */
export function hasFreshSignIn(
  ctx: Pick<Ctx, 'services'>,
  db: AppDb | AppTx,
  session_id: string,
): Promise<boolean> {
  return isSessionFresh(db, session_id, getFreshSince(ctx))
}
