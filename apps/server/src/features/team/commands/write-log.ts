import type { LogAction } from '@foyer/contract/team/team-shapes'
import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { insertLogLine, type LogDetails, type SubjectKind } from '../repository/team-log.ts'

/** The team member named as the actor of a log line. */
export type Actor = { team_member_id: string; account_id: string; name: string }

type LogInput = {
  action: LogAction
  actor: Actor
  subject: {
    kind: SubjectKind
    id: string
    /** Set for team members, files and apps only; members are stored by id. */
    name?: string
  }
  details?: LogDetails
  /** The app in which it was done; null for what concerns the account. */
  app_id: string | null
}

/** Writes a line to the log, in the commit of the action. */
export async function writeLog(ctx: Pick<Ctx, 'services'>, tx: AppTx, line: LogInput): Promise<void> {
  const { action, actor, subject, details = {}, app_id } = line
  await insertLogLine(tx, {
    action,
    app_id,
    details,
    subject_kind: subject.kind,
    subject_id: subject.id,
    subject_name: subject.name ?? null,
    account_id: actor.account_id,
    actor_id: actor.team_member_id,
    actor_name: actor.name,
    at: ctx.services.clock.now(),
  })
}
