import type { InboxTeamMember } from '@foyer/contract/messaging/inbox-shapes'
import type { Ctx } from '#platform/context.ts'
import type { TeamViewer } from '#platform/session/viewer.ts'
import { listTeamMembers, mayReadInbox } from '../../team/index.ts'

/** Those of the team who may read the inbox; conversations are assigned to them. */
export async function listAssignable(ctx: Ctx, { account_id }: TeamViewer): Promise<InboxTeamMember[]> {
  return toAssignable(await listTeamMembers(ctx.control, account_id))
}

/** The same of a team that has been read. */
export function toAssignable(team: Awaited<ReturnType<typeof listTeamMembers>>): InboxTeamMember[] {
  return team.filter(mayReadInbox).map(({ id, name }) => ({ team_member_id: id, name }))
}
