import type { TeamRole } from '@foyer/contract'
import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { conversationsNeed } from '../needs.ts'
import { setMessagingProfile } from '../repository/messaging-profile.ts'
import { ensureTeamUser } from './ensure-team-user.ts'

type Person = { id: string; email: string; name: string; role: TeamRole }

/** Makes a team member the only messaging profile of the transaction's app. */
export async function moveMessagingProfile(
  ctx: Pick<Ctx, 'now' | 'services'>,
  tx: AppTx,
  { person, timezone }: { person: Person; timezone: string },
): Promise<void> {
  const { id: team_member_id, email, name, role } = person
  const { user_id } = await ensureTeamUser(ctx, tx, { team_member_id, email, name, role, timezone })
  const { findLatestTs } = ctx.services.need(conversationsNeed)
  const changed = await setMessagingProfile(tx, user_id, await findLatestTs(tx, user_id))
  tx.afterCommit(() => {
    for (const id of changed) ctx.services.realtime.recheck(tx.app_id, id)
  })
}
