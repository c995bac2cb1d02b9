import { studioListPasskeys as call } from '@foyer/contract/team/studio-list-passkeys'
import { implement } from '#platform/http/implement.ts'
import { anyTeamMember } from '#platform/http/policies.ts'
import { presentPasskey, studioPasskeys } from '../../identity/index.ts'

export const studioListPasskeysRoute = implement(call, anyTeamMember, async ({ viewer, ctx, authorize }) => {
  authorize()
  return { items: (await studioPasskeys.list(ctx.db, viewer.team_member_id)).map(presentPasskey) }
})
