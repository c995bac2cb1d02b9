import { sql, type Selectable } from 'kysely'
import type { SubmissionValue } from '@foyer/contract/forms/shapes'
import type { AppDb, AppTx, Tables } from '#platform/database/app-db.ts'

/** A row of what a member answered. The answers were written by us in one shape, so they are not parsed again. */
export type SubmissionRow = Omit<Selectable<Tables['form_submissions']>, 'app_id' | 'answers'> & {
  answers: SubmissionValue[]
}

/** The submissions of one member to one form. */
export type SubmissionOwner = { subscriber_id: string; form_id: string }

/** The most earlier answers stored for one submission. */
const MAX_EARLIER_ANSWERS = 50

const columns = [
  ...(['id', 'form_id', 'subscriber_id', 'page_id', 'trigger', 'triggering_item'] as const),
  ...(['title', 'answers', 'revision', 'submitted_at', 'updated_at'] as const),
] as const

/** A submission of a member's own; null where they have none with this id. */
export async function findSubmission(
  db: AppDb | AppTx,
  { subscriber_id, form_id, id }: SubmissionOwner & { id: string },
): Promise<SubmissionRow | null> {
  const row = await selectOwned(db, { subscriber_id, form_id })
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? parseRow(row) : null
}

/** A member's latest submission to a form; null where there is none. */
export async function findLatestOwn(
  db: AppDb | AppTx,
  owner: SubmissionOwner,
): Promise<SubmissionRow | null> {
  const row = await selectOwned(db, owner).select(columns).orderBy('id', 'desc').limit(1).executeTakeFirst()
  return row ? parseRow(row) : null
}

/** Finds a submission and locks it, so that changes are serialized. */
export async function lockSubmission(tx: AppTx, { id, ...owner }: SubmissionOwner & { id: string }) {
  const row = await selectOwned(tx, owner).select(columns).where('id', '=', id).forUpdate().executeTakeFirst()
  return row ? parseRow(row) : null
}

/** The most of a member's own submissions per response. */
export const OWN_LIMIT = 20

/**
 * Lists a member's own submissions, of one form or all, without answers, newest first, before a given one. Returns
 * one more than the limit if there is one.
 */
export function listOwn(
  db: AppDb | AppTx,
  {
    subscriber_id,
    form_id,
    before,
    form_type,
  }: Pick<SubmissionOwner, 'subscriber_id'> & {
    form_id?: string
    before: string | undefined
    form_type?: string | undefined
  },
) {
  const owner =
    form_id === undefined ? selectByMember(db, subscriber_id) : selectOwned(db, { subscriber_id, form_id })
  let query = owner.select(['id', 'form_id', 'title', 'submitted_at', 'updated_at'])
  if (before !== undefined) query = query.where('id', '<', before)
  if (form_type !== undefined) query = query.where('trigger', '=', form_type)
  return query
    .orderBy('id', 'desc')
    .limit(OWN_LIMIT + 1)
    .execute()
}

/** A member's newest submission of a form; null without one. */
export async function findLatestId(db: AppDb | AppTx, owner: SubmissionOwner): Promise<string | null> {
  const row = await selectOwned(db, owner).select('id').orderBy('id', 'desc').limit(1).executeTakeFirst()
  return row?.id ?? null
}

/** How many submissions of a form a member has. */
export async function countOwn(db: AppDb | AppTx, owner: SubmissionOwner): Promise<number> {
  const { count } = await selectOwned(db, owner)
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** How many submissions a member has, of all triggers or one. */
export async function countOwnOfType(
  db: AppDb | AppTx,
  subscriber_id: string,
  form_type: string | undefined,
): Promise<number> {
  let query = selectByMember(db, subscriber_id)
  if (form_type !== undefined) query = query.where('trigger', '=', form_type)
  const { count } = await query
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Whether a member has ever sent a form. */
export async function hasSubmissions(db: AppDb | AppTx, subscriber_id: string): Promise<boolean> {
  return (await selectByMember(db, subscriber_id).select('id').limit(1).executeTakeFirst()) !== undefined
}

/** What everyone answered to a form, newest first, before one of them. */
export async function findFormSubmissions(
  db: AppDb | AppTx,
  { form_id, before, limit }: { form_id: string; before: string | undefined; limit: number },
): Promise<SubmissionRow[]> {
  let query = db
    .selectFrom('form_submissions')
    .select(columns)
    .where('app_id', '=', db.app_id)
    .where('form_id', '=', form_id)
  if (before !== undefined) query = query.where('id', '<', before)
  const rows = await query.orderBy('id', 'desc').limit(limit).execute()
  return rows.map(parseRow)
}

export async function insertSubmission(tx: AppTx, { answers, ...row }: SubmissionRow): Promise<void> {
  await tx
    .insertInto('form_submissions')
    .values({ ...row, app_id: tx.app_id, answers: JSON.stringify(answers) })
    .execute()
}

/** Replaces the answers of a submission; up to fifty earlier versions are retained. */
export async function replaceAnswers(
  tx: AppTx,
  previous: SubmissionRow,
  { title, answers, at }: { title: string; answers: readonly SubmissionValue[]; at: Date },
): Promise<SubmissionRow> {
  const { id: submission_id, subscriber_id, revision } = previous
  await tx
    .insertInto('form_submission_history')
    .values({
      app_id: tx.app_id,
      submission_id,
      subscriber_id,
      revision,
      replaced_at: at,
      answers: JSON.stringify(previous.answers),
    })
    .execute()
  await tx
    .deleteFrom('form_submission_history')
    .where('app_id', '=', tx.app_id)
    .where('submission_id', '=', submission_id)
    .where('revision', '<=', revision - MAX_EARLIER_ANSWERS)
    .execute()
  const row = await tx
    .updateTable('form_submissions')
    .set({ title, answers: JSON.stringify(answers), revision: revision + 1, updated_at: at })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', submission_id)
    .returning(columns)
    .executeTakeFirstOrThrow()
  return parseRow(row)
}

/** Deletes a member's own submission with all versions; false if it does not exist. */
export async function deleteSubmission(
  tx: AppTx,
  { subscriber_id, form_id, id }: SubmissionOwner & { id: string },
): Promise<boolean> {
  const { rows } = await sql`
    with gone as (
      delete from form_submissions
      where app_id = ${tx.app_id} and subscriber_id = ${subscriber_id} and form_id = ${form_id} and id = ${id}
      returning id
    ), earlier as (
      delete from form_submission_history
      where app_id = ${tx.app_id} and submission_id in (select id from gone)
    )
    select id from gone
  `.execute(tx)
  return rows.length > 0
}

function selectOwned(db: AppDb | AppTx, { subscriber_id, form_id }: SubmissionOwner) {
  return selectByMember(db, subscriber_id).where('form_id', '=', form_id)
}

function selectByMember(db: AppDb | AppTx, subscriber_id: string) {
  return db
    .selectFrom('form_submissions')
    .where('app_id', '=', db.app_id)
    .where('subscriber_id', '=', subscriber_id)
}

function parseRow(row: Omit<SubmissionRow, 'answers'> & { answers: unknown }): SubmissionRow {
  return { ...row, answers: row.answers as SubmissionValue[] }
}
