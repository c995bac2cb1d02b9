import type { LoginResponse } from '@foyer/contract/identity/shapes'
import type { Ctx } from '../../platform/context.ts'
import { hashToken } from '../../platform/session/tokens.ts'
import { composeLogin } from '../identity/index.ts'
import { findSessionEnd } from './repository/views.ts'

/** Returns the login response of a preview: the member's own, without their list of blocked people. */
export async function composeViewing(ctx: Ctx, user_id: string, token: string): Promise<LoginResponse> {
  const [login, ends_at] = await Promise.all([
    composeLogin(ctx, user_id, token),
    findSessionEnd(ctx.db, hashToken(token)),
  ])
  if (!ends_at) throw new Error('A preview is not in the database.')
  const { base_url } = ctx.services.config
  const studio_url = `${new URL(base_url).origin}/apps/${ctx.app.slug}/members/${user_id}`
  return { ...login, blocked_user_ids: [], viewing: { ends_at: ends_at.toISOString(), studio_url } }
}
