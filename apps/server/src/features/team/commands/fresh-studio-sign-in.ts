import { getFreshSince } from '../../identity/index.ts'
import type { Ctx } from '#platform/context.ts'
import { isStudioSessionFresh } from '../repository/team.ts'

/** Whether a studio session was opened within the last ten minutes, so that its user has just proven who they are. */
export function hasFreshStudioSignIn(
  ctx: Pick<Ctx, 'services' | 'control'>,
  session_id: string,
): Promise<boolean> {
  return isStudioSessionFresh(ctx.control, session_id, getFreshSince(ctx))
}
