import type { ReportCaseDetail } from '@foyer/contract/messaging/report-shapes'
import type { Ctx } from '../../platform/context.ts'
import { findUser } from '../identity/index.ts'
import { loadAuthors } from './authors.ts'
import { loadMessageContext } from './message-context.ts'
import { presentCases } from './present-case.ts'
import { presentShared } from './presenter.ts'
import { findMessage } from './repository/messages.ts'
import { listHistory } from './repository/moderation-actions.ts'
import { findSnapshot, type CaseRow } from './repository/moderation-cases.ts'
import { countPerson, listReports } from './repository/reports.ts'
import { listParticipantIds } from './repository/thread-people.ts'
import { findThreadRoots } from './repository/thread-roots.ts'

/** Entries of a history. */
const HISTORY_LENGTH = 50

/** A hidden message can be restored for this long; afterwards the copies of a case are emptied. */
export const RESTORE_DAYS = 30
const DAY_MS = 86_400_000

/** Until when the decision of a case can be undone. */
export function getRestorableUntil({ resolution, resolved_at }: CaseRow): Date | null {
  if (resolution !== 'hidden' || resolved_at === null) return null
  return new Date(Date.parse(resolved_at) + RESTORE_DAYS * DAY_MS)
}

/** Presents a case with what was copied for it, its reports and the history of its author. */
export async function presentCaseDetail(ctx: Ctx, row: CaseRow): Promise<ReportCaseDetail> {
  const { id: case_id, thread_id, message_ts, author_id } = row
  const now = ctx.now()
  const [presented, snapshot, live, reports, history, person, counts] = await Promise.all([
    presentCases(ctx, [row]).then(([one]) => one),
    findSnapshot(ctx.db, case_id),
    findMessage(ctx.db, thread_id, message_ts),
    listReports(ctx.db, case_id),
    listHistory(ctx.db, { author_id, case_id, limit: HISTORY_LENGTH }),
    findUser(ctx.db, author_id),
    countPerson(ctx.db, author_id, now),
  ])
  if (!presented || !snapshot) throw new Error(`The case ${case_id} is gone.`)
  const { message, before, after, earlier_texts } = snapshot
  const [root] = await findThreadRoots(ctx.db, [thread_id])
  const context = await loadMessageContext(
    ctx,
    { thread_id, kind: root?.kind ?? 'page' },
    [...before, message, ...after],
    { user_id: null, hidden: [], is_for_team: true },
  )
  const people = root?.root_kind === 'direct' ? await listParticipantIds(ctx.db, root.root_id) : []
  const authors = await loadAuthors(ctx.db, [...people, ...reports.map((report) => report.user_id)])
  const is_present = person !== undefined && person.erased_at === null
  const restorable_until = live?.hidden_at ? getRestorableUntil(row) : null
  return {
    ...presented,
    people: people.flatMap((id) => authors.get(id) ?? []),
    before: before.map((one) => presentShared(one, context)),
    message: presentShared(message, context),
    after: after.map((one) => presentShared(one, context)),
    earlier_texts,
    live: {
      status: live === null ? 'deleted' : live.hidden_at === null ? 'sent' : 'hidden',
      edited_at: live?.edited_at ?? null,
    },
    reports: reports.map(({ user_id, ...report }) => ({ user: authors.get(user_id) ?? null, ...report })),
    person: {
      member_id: is_present ? person.id : null,
      joined_at: is_present ? person.created_at.toISOString() : null,
      is_team: is_present && (person.team_member_id !== null || person.is_app_messaging_profile),
      is_suspended: is_present && person.suspended_at !== null,
      ...counts,
    },
    history,
    restorable_until:
      restorable_until !== null && restorable_until > now ? restorable_until.toISOString() : null,
  }
}
