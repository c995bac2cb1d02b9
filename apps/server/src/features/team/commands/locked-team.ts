import type { AppTx } from '#platform/database/app-db.ts'
import { CallError } from '#platform/errors.ts'
import type { TeamViewer } from '#platform/session/viewer.ts'
import { listTeamMembers, lockTeam, type ListedTeamMember } from '../repository/team-members.ts'

/** A team locked until the transaction ends, with the caller's own row. */
export type LockedTeam = {
  actor: ListedTeamMember
  /** The team member whom the call is about; null for an unknown id. */
  team_member: ListedTeamMember | null
  owners: number
  /** The first of those who would stay without the colleague. */
  successor: ListedTeamMember | null
}

/** Locks the caller's team. Throws when the caller was removed from it concurrently. */
export async function loadLockedTeam(tx: AppTx, viewer: TeamViewer, id: string): Promise<LockedTeam> {
  await lockTeam(tx, viewer.account_id)
  const team = await listTeamMembers(tx, viewer.account_id)
  const actor = team.find((one) => one.id === viewer.team_member_id)
  if (!actor) throw new CallError('unauthorized')
  return {
    actor,
    team_member: team.find((one) => one.id === id) ?? null,
    owners: team.filter(({ role }) => role === 'owner').length,
    successor: team.find((one) => one.id !== id) ?? null,
  }
}
