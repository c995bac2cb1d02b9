import type { Ctx } from '#platform/context.ts'
import { hashSecret } from '#platform/secrets.ts'
import { findColleagueOfSession } from '../../accounts/index.ts'
import { findGrant, type PreviewGrantRow } from '../queries/preview-grants.ts'

/**
 * The grant that a request carries, where it holds: made in this app, not run out, and whoever made it is still in the
 * account's team by the studio session in which they did. Nothing of it is remembered from one call to the next.
 */
export async function findHeldGrant(ctx: Ctx): Promise<PreviewGrantRow | null> {
  const { preview_grant } = ctx.request
  if (preview_grant === null) return null
  const grant = await findGrant(ctx.db, hashSecret(preview_grant), ctx.services.clock.now())
  if (!grant) return null
  const colleague = await findColleagueOfSession(ctx.control, grant.studio_session_id)
  const is_theirs = colleague?.id === grant.team_member_id && colleague.account_id === ctx.app.account_id
  return is_theirs ? grant : null
}
