import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import type { TeamViewer } from '#platform/session/viewer.ts'
import { recordNoticesIn } from '../../commands/record.ts'
import { ensureTeamUser } from '#features/team/index.ts'
import type { BroadcastRow } from '../repository/broadcasts.ts'
import { checkTexts } from './send-broadcast.ts'

/** Sends a broadcast to the team member who asks, as a member of the app, whatever their settings are. */
export function testBroadcast(ctx: Ctx, viewer: TeamViewer, row: BroadcastRow): Promise<void> {
  checkTexts(row)
  const { team_member_id, email, name, role } = viewer
  return ctx.write(async (tx) => {
    const timezone = ctx.app.time_zone
    const user = await ensureTeamUser(ctx, tx, {
      team_member_id,
      email,
      name,
      role: role ?? 'admin',
      timezone,
    })
    await recordNoticesIn(ctx, tx, [
      {
        recipient: { ...user, timezone },
        kind: 'test',
        key: `broadcast_test:${newId()}`,
        params: { broadcast_id: row.id, ...(row.page_id === null ? {} : { page_ids: [row.page_id] }) },
        channels: row.channels,
      },
    ])
  })
}
