import type { AccessNodeInput } from '@foyer/contract/access/shapes'
import { workoutPage } from '@foyer/content/definitions'
import type { Progression } from '@foyer/contract/pages/week-shapes'
import { childPath } from '@foyer/domain/pages'
import { listWeekCopies, nameWeekCopy, progressGroups, type WeekCopy } from '@foyer/domain/program-weeks'
import type { AppTx } from '#platform/database/app-db.ts'
import type { Ctx } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import type { Draft } from '../../content/index.ts'
import {
  copyStored,
  createPages,
  deletePage,
  findFreePaths,
  readSettings,
  type PageSeed,
} from '../../drafts/index.ts'
import { findDrafts, type DraftRow } from '../../queries/drafts.ts'
import { delayNode } from '../delay-node.ts'
import { listWeeks, lockProgram, readDays, saveDays, type Week } from '../weeks.ts'

type CopyWeek = {
  program_id: string
  revision: number
  week_id: string
  to_weeks: readonly number[]
  deload_weeks: readonly number[]
  progression: Progression
  by: string
}

type Replaced = { page_id: string; day: number | null }

/** A page with its access settings. */
type Original = { row: DraftRow; node: Partial<AccessNodeInput> }

/**
 * Copies a week with a progression in one transaction. Throws `stale_revision`, `too_many_weeks`, or `invalid` for an
 * unknown week or one that is not behind it.
 */
export async function copyWeek(
  ctx: Ctx,
  input: CopyWeek,
): Promise<{ created_page_ids: string[]; replaced: Replaced[] }> {
  return ctx.write(async (tx) => {
    const { program_id, by } = input
    const at = ctx.services.clock.now()
    const program = await lockProgram(tx, program_id, input.revision)
    const weeks = await listWeeks(tx, program_id)
    const from = validateTargets(weeks, input)
    const copies = listWeekCopies(input.to_weeks, input.deload_weeks)
    const days = readDays(program)
    const [week, ...pages] = await readOriginals(tx, weeks[from - 1])
    if (!week) throw invalidField('week_id', 'unknown_page')

    const copyPages = (copy: WeekCopy, path: string): PageSeed[] =>
      pages.map((page) => {
        const seed = createSeed(page, { path, weeks_later: copy.week - from })
        const fields = progressFields(page.row, seed.draft.fields ?? {}, input.progression, copy)
        const day = days.get(page.row.id)
        if (day !== undefined) days.set(seed.id, day)
        return { ...seed, draft: { ...seed.draft, fields } }
      })

    const replaced: Replaced[] = []
    const created_page_ids: string[] = []
    for (const copy of copies) {
      const existing = weeks[copy.week - 1]
      if (!existing) continue
      for (const { id } of existing.pages) {
        await deletePage(ctx, id, by)
        replaced.push({ page_id: id, day: days.get(id) ?? null })
      }
      const seeds = copyPages(copy, existing.row.path)
      await createPages(tx, { parent_id: existing.row.id, pages: seeds, by, at })
      created_page_ids.push(...seeds.map(({ id }) => id))
    }

    const added = await createWeeks(tx, { program, week, from, count: weeks.length, copies, copyPages })
    await createPages(tx, { parent_id: program_id, pages: added, by, at })
    created_page_ids.push(...added.map(({ id }) => id))
    await saveDays(tx, { program, weeks_before: weeks.length, days, by, at })
    return { created_page_ids, replaced }
  })
}

/** Returns the number of the week that is copied. */
function validateTargets(weeks: readonly Week[], { week_id, to_weeks, deload_weeks }: CopyWeek): number {
  const from = weeks.findIndex(({ row }) => row.id === week_id) + 1
  if (from === 0) throw invalidField('week_id', 'unknown_page')
  if (to_weeks.some((week) => week <= from)) throw invalidField('to_weeks', 'too_small')
  if (deload_weeks.some((week) => !to_weeks.includes(week))) throw invalidField('deload_weeks', 'invalid')
  return from
}

/** Reads a week, and its pages in order. */
async function readOriginals(tx: AppTx, week: Week | undefined): Promise<Original[]> {
  const ids = week ? [week.row.id, ...week.pages.map(({ id }) => id)] : []
  const rows = new Map((await findDrafts(tx, ids)).map((row) => [row.id, row]))
  const originals: Original[] = []
  for (const id of ids) {
    const row = rows.get(id)
    if (row) originals.push({ row, node: await readSettings(tx, id) })
  }
  return originals
}

function createSeed({ row, node }: Original, copy: { path: string; weeks_later: number }): PageSeed {
  return {
    id: newId(),
    content_type: row.content_type,
    draft: copyStored(row),
    path: childPath(copy.path, row.title),
    node: delayNode(node, copy.weeks_later),
  }
}

type CreateWeeks = {
  program: DraftRow
  week: Original
  from: number
  /** How many weeks there are. */
  count: number
  copies: readonly WeekCopy[]
  copyPages: (copy: WeekCopy, path: string) => PageSeed[]
}

/** Creates the weeks that are missing up to the last copy; those that are passed over are empty. */
async function createWeeks(
  tx: AppTx,
  { program, week, from, count, copies, copyPages }: CreateWeeks,
): Promise<PageSeed[]> {
  const missing = Math.max(0, (copies.at(-1)?.week ?? 0) - count)
  const numbers = Array.from({ length: missing }, (_, index) => count + index + 1)
  const titles = numbers.map((number) => nameWeekCopy(week.row.title, from, number))
  const paths = await findFreePaths(
    tx,
    titles.map((title) => childPath(program.path, title)),
  )
  return numbers.map((number, index) => {
    const path = paths[index] ?? program.path
    const title = titles[index] ?? week.row.title
    const copy = copies.find((one) => one.week === number)
    const seed = createSeed(week, { path: program.path, weeks_later: number - from })
    return { ...seed, path, draft: { ...seed.draft, title }, children: copy ? copyPages(copy, path) : [] }
  })
}

function progressFields(
  { content_type }: DraftRow,
  fields: Draft['fields'],
  progression: Progression,
  copy: WeekCopy,
): Draft['fields'] {
  if (content_type !== workoutPage.type) return fields
  const groups = workoutPage.props.shape.groups.safeParse(fields['groups'])
  return groups.success ? { ...fields, groups: progressGroups(groups.data, progression, copy) } : fields
}
