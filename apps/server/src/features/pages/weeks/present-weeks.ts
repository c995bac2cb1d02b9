import { getFacts, workoutPage } from '@foyer/content/definitions'
import type { ProgramWeeks } from '@foyer/contract/pages/week-shapes'
import { compareLoad } from '@foyer/domain/program-weeks'
import type { Ctx } from '#platform/context.ts'
import { notFound } from '#platform/errors.ts'
import type { Draft } from '../content/index.ts'
import { presentRows } from '../drafts/index.ts'
import { findDrafts, type DraftRow } from '../queries/drafts.ts'
import { findProgram, listWeeks, readDays } from './weeks.ts'

/** A page of a week, and what the next week is compared with. */
type Placed = { id: string; day: number | null; row: DraftRow | undefined }

/** Presents the weeks of a program as its drafts are now. */
export async function presentWeeks(ctx: Ctx, program_id: string): Promise<ProgramWeeks> {
  const program = await findProgram(ctx.db, program_id)
  if (!program) throw notFound()
  const weeks = await listWeeks(ctx.db, program.id)
  const pages = weeks.flatMap((week) => week.pages)
  const [nodes, drafts] = await Promise.all([
    presentRows(ctx, [program, ...weeks.map((week) => week.row), ...pages]),
    findDrafts(
      ctx.db,
      pages.map(({ id }) => id),
    ),
  ])
  const presented = new Map(nodes.map((node) => [node.page_id, node]))
  const present = (id: string, position: number) => {
    const node = presented.get(id)
    if (!node) throw notFound()
    return { ...node, position }
  }
  const rows = new Map(drafts.map((row) => [row.id, row]))
  const days = readDays(program)
  const placed = weeks.map((week) =>
    week.pages.map(({ id }): Placed => ({ id, day: days.get(id) ?? null, row: rows.get(id) })),
  )
  return {
    program: present(program.id, 0),
    revision: program.revision,
    weeks: weeks.map(({ row }, index) => ({
      page: present(row.id, index),
      pages: (placed[index] ?? []).map((page, position) => ({
        page: present(page.id, position),
        day: page.day,
        minutes: page.row ? (getFacts(page.row.content_type, readFields(page.row)).minutes ?? null) : null,
        load_change: compareWithWeekBefore(page, placed[index] ?? [], placed[index - 1] ?? []),
      })),
    })),
  }
}

/** Compares a page with the one that stands at its day, in the same order, a week before. */
function compareWithWeekBefore(page: Placed, week: readonly Placed[], week_before: readonly Placed[]) {
  if (page.day === null) return null
  const place = week.filter(({ day }) => day === page.day).indexOf(page)
  const before = week_before.filter(({ day }) => day === page.day)[place]
  const groups = page.row && readGroups(page.row)
  const groups_before = before?.row && readGroups(before.row)
  return groups && groups_before ? compareLoad(groups_before, groups) : null
}

function readFields(row: DraftRow): Draft['fields'] {
  return (row.draft as Draft).fields
}

function readGroups(row: DraftRow) {
  if (row.content_type !== workoutPage.type) return null
  return workoutPage.props.shape.groups.safeParse(readFields(row)['groups']).data ?? null
}
