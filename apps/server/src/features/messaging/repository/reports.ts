import type { ReportCaseDetail, ReportReason } from '@foyer/contract/messaging/report-shapes'
import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import type { ReporterRecord } from '../report-weight.ts'

/** Reports of one case that are shown. */
const MAX_REPORTS = 200

type NewReport = {
  thread_id: string
  message_ts: string
  user_id: string
  case_id: string
  reason: ReportReason
  note: string | null
  now: Date
}

/** Stores a report; false if this member has reported the message before. */
export async function insertReport(tx: AppTx, { now, ...columns }: NewReport): Promise<boolean> {
  const stored = await tx
    .insertInto('message_reports')
    .values({ app_id: tx.app_id, ...columns, created_at: now })
    .onConflict((conflict) => conflict.columns(['app_id', 'thread_id', 'message_ts', 'user_id']).doNothing())
    .returning('case_id')
    .executeTakeFirst()
  return stored !== undefined
}

/** Whether a member has reported a message. */
export async function hasReported(
  db: AppDb,
  { thread_id, message_ts, user_id }: { thread_id: string; message_ts: string; user_id: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('message_reports')
    .select('case_id')
    .where('app_id', '=', db.app_id)
    .where('thread_id', '=', thread_id)
    .where('message_ts', '=', message_ts)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return row !== undefined
}

/** The reporters of a case, each with how often the team has agreed with them. */
export async function listReporterRecords(tx: AppTx, case_id: string): Promise<ReporterRecord[]> {
  const { rows } = await sql<ReporterRecord>`
    select count(*) filter (where past.is_upheld)::int as upheld,
      count(*) filter (where past.is_upheld is not null)::int as decided
    from message_reports r
    join message_reports past on past.app_id = r.app_id and past.user_id = r.user_id
    where r.app_id = ${tx.app_id} and r.case_id = ${case_id}
    group by r.user_id
  `.execute(tx)
  return rows
}

export type ReportRow = Omit<ReportCaseDetail['reports'][number], 'user'> & { user_id: string }

/** Lists the reports of a case, oldest first. */
export async function listReports(db: AppDb | AppTx, case_id: string): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select user_id, reason, note, instant_text(created_at) as created_at from message_reports
    where app_id = ${db.app_id} and case_id = ${case_id} order by created_at, user_id limit ${MAX_REPORTS}
  `.execute(db)
  return rows
}

export type PersonCounts = Pick<
  ReportCaseDetail['person'],
  'message_count' | 'hidden_count' | 'reporter_count' | 'blocker_count' | 'muted_until'
>

/** Counting stops here. */
const MAX_COUNT = 1_000

/** What the team should know about the author of a reported message. */
export async function countPerson(db: AppDb, user_id: string, now: Date): Promise<PersonCounts> {
  const { rows } = await sql<PersonCounts>`
    select
      (select count(*)::int from (
        select from messages where app_id = ${db.app_id} and user_id = ${user_id} and deleted_at is null
          and message_type <> 'notification' limit ${MAX_COUNT}) own) as message_count,
      (select count(*)::int from (
        select from moderation_cases where app_id = ${db.app_id} and author_id = ${user_id}
          and resolution in ('hidden', 'deleted') limit ${MAX_COUNT}) gone) as hidden_count,
      (select count(distinct r.user_id)::int from moderation_cases c
        join message_reports r on r.app_id = c.app_id and r.case_id = c.id
        where c.app_id = ${db.app_id} and c.author_id = ${user_id}) as reporter_count,
      (select count(*)::int from (
        select from blocked_people where app_id = ${db.app_id} and blocked_user_id = ${user_id}
          limit ${MAX_COUNT}) blocks) as blocker_count,
      (select instant_text(muted_until) from message_mutes
        where app_id = ${db.app_id} and user_id = ${user_id} and muted_until > ${now}) as muted_until
  `.execute(db)
  return (
    rows[0] ?? { message_count: 0, hidden_count: 0, reporter_count: 0, blocker_count: 0, muted_until: null }
  )
}
