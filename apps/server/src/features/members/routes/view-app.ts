import { viewApp } from '@foyer/contract/members/view-app'
import { implement } from '#platform/http/implement.ts'
import { anyTeamMember } from '#platform/http/policies.ts'
import { ensureTeamUser } from '../../team/index.ts'
import { issueToken } from '../../identity/index.ts'
import { appOrigin } from '#platform/http/app-origin.ts'

export const viewAppRoute = implement(viewApp, anyTeamMember, async ({ viewer, ctx, authorize }) => {
  authorize()
  const { team_member_id, email, name, role } = viewer
  const code = await ctx.write(async (tx) => {
    const team_user = { team_member_id, email, name, role, timezone: ctx.app.time_zone }
    const { user_id } = await ensureTeamUser(ctx, tx, team_user)
    return issueToken(ctx, tx, { purpose: 'exchange', user_id, email: null })
  })
  return { url: `${appOrigin(ctx.services.config, ctx.app)}/?session=${code}` }
})
