import type { TeamRole } from '@foyer/contract'
import { logAction, type LogAction } from '@foyer/contract/team/team-shapes'
import type { AppTx, ControlDb } from '#platform/database/app-db.ts'
import { newId } from '#platform/ids.ts'

/** The details of a log line besides actor, action and subject. */
export type LogDetails = { from?: TeamRole; to?: TeamRole; count?: number }

/** What the subject's id is the id of. */
export type SubjectKind = 'colleague' | 'team_invitation' | 'member' | 'member_invitation' | 'import' | 'app'

export type NewLogLine = {
  account_id: string
  app_id: string | null
  action: LogAction
  actor_id: string
  actor_name: string
  subject_kind: SubjectKind
  subject_id: string | null
  /** A team member's name or address. Members are named when the log is read, so that an erased one leaves no name. */
  subject_name: string | null
  details: LogDetails
  at: Date
}

/** Inserts a line into the log, in the transaction of the action. */
export async function insertLogLine(tx: AppTx, { details, ...line }: NewLogLine): Promise<void> {
  await tx
    .insertInto('team_log')
    .values({ id: newId(), ...line, details: JSON.stringify(details) })
    .execute()
}

export type LogLine = NewLogLine & { id: string; app_slug: string | null; app_name: string | null }

/** Lines of an account's log before one of them, newest first. */
export async function listLogLines(
  db: ControlDb,
  { account_id, before, limit }: { account_id: string; before: string | undefined; limit: number },
): Promise<LogLine[]> {
  let query = db
    .selectFrom('team_log')
    .leftJoin('apps', 'apps.id', 'team_log.app_id')
    .select([
      'team_log.id',
      'team_log.account_id',
      'team_log.app_id',
      'team_log.action',
      'team_log.actor_id',
      'team_log.actor_name',
      'team_log.subject_kind',
      'team_log.subject_id',
      'team_log.subject_name',
      'team_log.details',
      'team_log.at',
      'apps.slug as app_slug',
      'apps.name as app_name',
    ])
    .where('team_log.account_id', '=', account_id)
  if (before) query = query.where('team_log.id', '<', before)
  const rows = await query.orderBy('team_log.id', 'desc').limit(limit).execute()
  return rows.map(({ action, details, subject_kind, ...row }) => ({
    ...row,
    subject_kind: subject_kind as SubjectKind,
    action: logAction.parse(action),
    details: details as LogDetails,
  }))
}
