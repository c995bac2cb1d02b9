import { pageTraits, programPage } from '@foyer/content/definitions'
import { MAX_WEEKS } from '@foyer/contract/rules/program-weeks'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { CallError } from '#platform/errors.ts'
import { validateDraft, type Draft } from '../content/index.ts'
import { getContentColumns } from '../drafts/index.ts'
import { findDraft, listTree, type DraftRow, type TreeRow } from '../queries/drafts.ts'
import { lockTree, updateDraft } from '../queries/draft-writes.ts'

/** A stage of a program, and its pages in order. */
export type Week = { row: TreeRow; pages: TreeRow[] }

/** The day of each page that stands on one. */
export type Days = Map<string, number>

/** The most days that a program stores. */
const MAX_DAYS = 1000

/** Finds a program's draft; null for a page that has no stages. */
export async function findProgram(db: AppDb | AppTx, id: string): Promise<DraftRow | null> {
  const row = await findDraft(db, id)
  return row && pageTraits(row.content_type).has_stages ? row : null
}

/** Lists the weeks of a program with their pages, in order. */
export async function listWeeks(db: AppDb | AppTx, program_id: string): Promise<Week[]> {
  const rows = await listTree(db, program_id)
  return rows
    .filter((row) => row.parent_id === program_id)
    .map((row) => ({ row, pages: rows.filter((page) => page.parent_id === row.id) }))
}

/** Reads the days of a program's draft; none if it stores something else. */
export function readDays({ draft }: DraftRow): Days {
  const parsed = programPage.props.shape.days.safeParse((draft as Draft).fields['days'])
  return new Map((parsed.data ?? []).map(({ page_id, day }) => [page_id, day]))
}

/** Locks the tree and finds a program at the revision that the caller has read. Throws `stale_revision`. */
export async function lockProgram(tx: AppTx, id: string, revision: number): Promise<DraftRow> {
  await lockTree(tx)
  const program = await findProgram(tx, id)
  if (program?.revision !== revision) throw new CallError('stale_revision')
  return program
}

type SaveDays = { program: DraftRow; weeks_before: number; days: Days; by: string; at: Date }

/**
 * Saves the days of the pages that the weeks have now. The number of weeks on the page follows as long as it is theirs.
 * Throws `stale_revision`, or `too_many_weeks`.
 */
export async function saveDays(tx: AppTx, save: SaveDays): Promise<void> {
  const { program, weeks_before, by, at } = save
  const weeks = await listWeeks(tx, program.id)
  const days = weeks.flatMap(({ pages }) =>
    pages.flatMap(({ id }) => {
      const day = save.days.get(id)
      return day === undefined ? [] : [{ page_id: id, day }]
    }),
  )
  if (weeks.length > MAX_WEEKS || days.length > MAX_DAYS) throw new CallError('too_many_weeks')
  const draft = program.draft as Draft
  const shown = draft.fields['weeks']
  const follows = shown === weeks_before || shown === 0
  const fields = { ...draft.fields, days, ...(follows ? { weeks: weeks.length } : {}) }
  const validated = validateDraft(program.content_type, { ...draft, fields }, program.fields_version)
  const { id, revision } = program
  const saved = await updateDraft(tx, { ...getContentColumns(validated), id, revision, by, at })
  if (!saved) throw new CallError('stale_revision')
}
