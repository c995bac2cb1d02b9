import { chooseMessagingProfile } from '@foyer/contract/team/choose-messaging-profile'
import { implement } from '#platform/http/implement.ts'
import { loadLockedTeam } from '../commands/locked-team.ts'
import { moveMessagingProfile } from '../commands/move-messaging-profile.ts'
import { writeLog } from '../commands/write-log.ts'
import { teamPolicy } from '../policy.ts'

export const chooseMessagingProfileRoute = implement(
  chooseMessagingProfile,
  teamPolicy.chooseProfile,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const { team_member_id } = input
    await ctx.write(async (tx) => {
      const { team_member } = await loadLockedTeam(tx, viewer, team_member_id)
      authorize({ team_member })
      if (!team_member) throw fail('not_found')
      await moveMessagingProfile(ctx, tx, { person: team_member, timezone: ctx.app.time_zone })
      await writeLog(ctx, tx, {
        action: 'messaging_profile_chosen',
        actor: viewer,
        app_id: ctx.app.id,
        subject: { kind: 'colleague', id: team_member.id, name: team_member.name },
      })
    })
    return { team_member_id }
  },
)
