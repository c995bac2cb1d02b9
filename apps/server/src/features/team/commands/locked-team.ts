import type { AppTx } from '#platform/database/app-db.ts'
import { CallError } from '#platform/errors.ts'
import type { TeamViewer } from '#platform/session/viewer.ts'
import { listColleagues, lockTeam, type Colleague } from '../repository/team-members.ts'

/** A team that nobody else changes until the transaction ends, seen by whoever asks. */
export type LockedTeam = {
  acting: Colleague
  /** Whom the call is about; null where the team knows nobody by that id. */
  colleague: Colleague | null
  owners: number
  /** The first of those who would stay without the colleague. */
  successor: Colleague | null
}

/** Locks the team of whoever asks. Somebody who has been taken out of it meanwhile asks for nothing any more. */
export async function lockedTeam(tx: AppTx, viewer: TeamViewer, id: string): Promise<LockedTeam> {
  await lockTeam(tx, viewer.account_id)
  const team = await listColleagues(tx, viewer.account_id)
  const acting = team.find((one) => one.id === viewer.team_member_id)
  if (!acting) throw new CallError('unauthorized')
  return {
    acting,
    colleague: team.find((one) => one.id === id) ?? null,
    owners: team.filter(({ role }) => role === 'owner').length,
    successor: team.find((one) => one.id !== id) ?? null,
  }
}
