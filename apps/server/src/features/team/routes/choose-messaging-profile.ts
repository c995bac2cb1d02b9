import { chooseMessagingProfile } from '@foyer/contract/team/choose-messaging-profile'
import { implement } from '#platform/http/implement.ts'
import { lockedTeam } from '../commands/locked-team.ts'
import { moveMessagingProfile } from '../commands/move-messaging-profile.ts'
import { writeLog } from '../commands/write-log.ts'
import { teamPolicy } from '../team-policy.ts'

export const chooseMessagingProfileRoute = implement(
  chooseMessagingProfile,
  teamPolicy.chooseProfile,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const { team_member_id } = input
    await ctx.write(async (tx) => {
      const { colleague } = await lockedTeam(tx, viewer, team_member_id)
      authorize({ colleague })
      if (!colleague) throw fail('not_found')
      await moveMessagingProfile(ctx, tx, { person: colleague, timezone: ctx.app.time_zone })
      await writeLog(ctx, tx, {
        ...{ action: 'messaging_profile_chosen', acting: viewer, app_id: ctx.app.id },
        subject: { kind: 'colleague', id: colleague.id, name: colleague.name },
      })
    })
    return { team_member_id }
  },
)
