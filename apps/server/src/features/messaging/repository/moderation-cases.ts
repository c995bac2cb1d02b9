import type { ReportCase } from '@foyer/contract/messaging/report-shapes'
import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import type { MessageRow } from './message-row.ts'

/** What a report copies, since authors delete: the message, its neighbours, and words that were edited away since. */
export type CaseSnapshot = {
  message: MessageRow
  before: MessageRow[]
  after: MessageRow[]
  earlier_texts: string[]
}

/** A case as it is stored, with the reported message and how often each reason was given. */
export type CaseRow = {
  id: string
  thread_id: string
  message_ts: string
  author_id: string
  is_private: boolean
  status: ReportCase['status']
  resolution: ReportCase['resolution']
  was_auto_hidden: boolean
  opened_at: string
  latest_report_at: string
  resolved_at: string | null
  resolved_by: string | null
  report_count: number
  message: MessageRow
  reasons: ReportCase['reasons']
}

const caseColumns = sql.raw(`
  c.id, c.thread_id, c.message_ts::text as message_ts, c.author_id, c.is_private, c.status, c.resolution,
  c.was_auto_hidden, instant_text(c.opened_at) as opened_at, instant_text(c.latest_report_at) as latest_report_at,
  instant_text(c.resolved_at) as resolved_at, c.resolved_by, c.report_count, c.snapshot -> 'message' as message,
  coalesce((
    select jsonb_agg(jsonb_build_object('reason', reason, 'count', count) order by count desc, reason) from (
      select reason, count(*)::int as count from message_reports r
      where r.app_id = c.app_id and r.case_id = c.id group by reason) given), '[]') as reasons`)

/** Lists cases of a status before one of them, the latest first. */
export async function listCases(
  db: AppDb,
  { status, before, limit }: { status: ReportCase['status']; before: string | undefined; limit: number },
): Promise<CaseRow[]> {
  const { rows } = await sql<CaseRow>`
    select ${caseColumns} from moderation_cases c
    where c.app_id = ${db.app_id} and c.status = ${status}
      ${before === undefined ? sql`` : sql`and c.id < ${before}::uuid`}
    order by c.id desc limit ${limit}
  `.execute(db)
  return rows
}

/** Counts open cases up to a limit. */
export async function countOpenCases(db: AppDb, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from moderation_cases where app_id = ${db.app_id} and status = 'open' limit ${limit}) open
  `.execute(db)
  return rows[0]?.count ?? 0
}

/** Finds a case; in a transaction it can be locked until the commit. */
export async function findCase(
  db: AppDb | AppTx,
  id: string,
  { is_locked = false } = {},
): Promise<CaseRow | null> {
  const { rows } = await sql<CaseRow>`
    select ${caseColumns} from moderation_cases c where c.app_id = ${db.app_id} and c.id = ${id}
    ${is_locked ? sql`for update` : sql``}
  `.execute(db)
  return rows[0] ?? null
}

/** Finds what was copied for a case. */
export async function findSnapshot(db: AppDb | AppTx, id: string): Promise<CaseSnapshot | null> {
  const { rows } = await sql<{ snapshot: CaseSnapshot }>`
    select snapshot from moderation_cases where app_id = ${db.app_id} and id = ${id}
  `.execute(db)
  return rows[0]?.snapshot ?? null
}

/** Finds and locks the open case of a message. */
export async function findOpenCase(
  tx: AppTx,
  { thread_id, message_ts }: { thread_id: string; message_ts: string },
): Promise<{ id: string; snapshot: CaseSnapshot } | null> {
  const { rows } = await sql<{ id: string; snapshot: CaseSnapshot }>`
    select id, snapshot from moderation_cases
    where app_id = ${tx.app_id} and thread_id = ${thread_id} and message_ts = ${message_ts}::int8 and status = 'open'
    for update
  `.execute(tx)
  return rows[0] ?? null
}

type NewCase = {
  id: string
  thread_id: string
  message_ts: string
  author_id: string
  is_private: boolean
  snapshot: CaseSnapshot
  now: Date
}

/** Opens a case with its first report. */
export async function insertCase(tx: AppTx, { snapshot, now, ...columns }: NewCase): Promise<void> {
  await tx
    .insertInto('moderation_cases')
    .values({
      app_id: tx.app_id,
      ...columns,
      snapshot: JSON.stringify(snapshot),
      status: 'open',
      report_count: 1,
      opened_at: now,
      latest_report_at: now,
    })
    .execute()
}

/** Counts another report of an open case; the snapshot is replaced where the message was edited since. */
export async function countReport(
  tx: AppTx,
  { id, snapshot, now }: { id: string; snapshot: CaseSnapshot; now: Date },
): Promise<void> {
  await tx
    .updateTable('moderation_cases')
    .set(({ eb }) => ({
      report_count: eb('report_count', '+', 1),
      latest_report_at: now,
      snapshot: JSON.stringify(snapshot),
    }))
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .execute()
}

/** Records that the reports of a case have hidden its message. */
export async function markAutoHidden(tx: AppTx, id: string): Promise<void> {
  await tx
    .updateTable('moderation_cases')
    .set({ was_auto_hidden: true })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .execute()
}

type Resolution = {
  id: string
  resolution: NonNullable<CaseRow['resolution']>
  resolved_by: string
  now: Date
}

/** Closes a case, or changes how it was closed; its reports are upheld or not. */
export async function resolveCase(
  tx: AppTx,
  { id, resolution, resolved_by, now }: Resolution,
): Promise<void> {
  await tx
    .updateTable('moderation_cases')
    .set({ status: 'resolved', resolution, resolved_by, resolved_at: now })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .execute()
  await tx
    .updateTable('message_reports')
    .set({ is_upheld: resolution !== 'kept' })
    .where('app_id', '=', tx.app_id)
    .where('case_id', '=', id)
    .execute()
}

/** Whether the team has kept a message that was not edited since. */
export async function wasKeptAsItIs(
  tx: AppTx,
  { thread_id, message_ts, edited_at }: Pick<MessageRow, 'thread_id' | 'message_ts' | 'edited_at'>,
): Promise<boolean> {
  const { rows } = await sql`
    select from moderation_cases
    where app_id = ${tx.app_id} and thread_id = ${thread_id} and message_ts = ${message_ts}::int8
      and resolution = 'kept' and resolved_at > coalesce(${edited_at}::timestamptz, '-infinity') limit 1
  `.execute(tx)
  return rows.length > 0
}
