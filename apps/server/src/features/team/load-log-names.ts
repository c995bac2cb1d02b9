import type { Services } from '../../platform/services.ts'
import type { AppDb } from '../../platform/database/app-db.ts'
import { listUserNames } from '../identity/index.ts'
import { invitedAddressesNeed } from './needs.ts'
import type { LogLine } from './repository/team-log.ts'

/**
 * Returns the current names of the members and invitations in log lines by id, with one query per app. Erased people
 * have no name: the log stores only ids.
 */
export async function loadLogNames(
  services: Services,
  lines: readonly LogLine[],
): Promise<Map<string, string>> {
  const by_app = new Map<string, LogLine[]>()
  for (const line of lines) {
    if (line.app_id === null || line.subject_name !== null) continue
    by_app.set(line.app_id, [...(by_app.get(line.app_id) ?? []), line])
  }
  const found = await Promise.all(
    [...by_app].map(([app_id, app_lines]) =>
      loadAppNames(services, services.database.forApp(app_id), app_lines),
    ),
  )
  return new Map(found.flat())
}

async function loadAppNames(
  services: Services,
  db: AppDb,
  lines: readonly LogLine[],
): Promise<[string, string][]> {
  const listIds = (kind: LogLine['subject_kind']): string[] =>
    lines.flatMap(({ subject_kind, subject_id }) => (subject_kind === kind && subject_id ? [subject_id] : []))
  const [members, invitations] = await Promise.all([
    listUserNames(db, listIds('member')),
    services.need(invitedAddressesNeed).addressesOfInvitations(db, listIds('member_invitation')),
  ])
  return [
    ...members.map(({ id, name, email }): [string, string] => [id, name || email]),
    ...invitations.map(({ id, email }): [string, string] => [id, email]),
  ]
}
