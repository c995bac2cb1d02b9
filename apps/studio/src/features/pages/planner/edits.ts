import type { InputFor, OutputFor } from '@foyer/contract/client'
import { DAYS_PER_WEEK } from '@foyer/contract/rules/program-weeks'

/** A program with its weeks, as the server presents it. */
export type Plan = OutputFor<'pages.getProgramWeeks'>
export type Week = Plan['weeks'][number]
export type PlannedPage = Week['pages'][number]

/** One edit of the weeks, as the call takes it. */
export type WeekEdit = InputFor<'pages.editProgramWeeks'>['edits'][number]

/** A day of a week; null for the pages that stand on none. */
export type Day = number | null

/** The days of a week in order. */
export const WEEK_DAYS: readonly number[] = Array.from({ length: DAYS_PER_WEEK }, (_, index) => index + 1)

/** Lists the days that the plan shows: without one only where a page has none. */
export function listDays(plan: Plan): readonly Day[] {
  const has_unplanned = plan.weeks.some(({ pages }) => pages.some(({ day }) => day === null))
  return has_unplanned ? [...WEEK_DAYS, null] : WEEK_DAYS
}

/** The pages of a day, in order. */
export function listDayPages(week: Week | undefined, day: Day): readonly PlannedPage[] {
  return week?.pages.filter((page) => page.day === day) ?? []
}

/** Finds a planned page with its week. */
export function findPlanned(plan: Plan, page_id: string): { week: Week; planned: PlannedPage } | null {
  for (const week of plan.weeks) {
    const planned = week.pages.find(({ page }) => page.page_id === page_id)
    if (planned) return { week, planned }
  }
  return null
}

/** Applies the edits whose result is known before the server responds: moves, removals and titles. */
export function applyEdits(plan: Plan, edits: readonly WeekEdit[]): Plan {
  return edits.reduce(applyEdit, plan)
}

function applyEdit(plan: Plan, edit: WeekEdit): Plan {
  if (edit.kind === 'move') {
    const found = findPlanned(plan, edit.page_id)
    if (!found) return plan
    const moved = { ...found.planned, day: edit.day, load_change: null }
    return mapWeeks(plan, (week) => {
      const pages = week.pages.filter(({ page }) => page.page_id !== edit.page_id)
      return week.page.page_id === edit.week_id ? { ...week, pages: [...pages, moved] } : { ...week, pages }
    })
  }
  if (edit.kind === 'remove') {
    const weeks = plan.weeks.filter(({ page }) => page.page_id !== edit.page_id)
    return mapWeeks({ ...plan, weeks }, (week) => ({
      ...week,
      pages: week.pages.filter(({ page }) => page.page_id !== edit.page_id),
    }))
  }
  if (edit.kind !== 'rename') return plan
  const rename = <Holder extends { page: Week['page'] }>(holder: Holder): Holder =>
    holder.page.page_id === edit.page_id ? { ...holder, page: { ...holder.page, title: edit.title } } : holder
  return mapWeeks(plan, (week) => rename({ ...week, pages: week.pages.map(rename) }))
}

function mapWeeks(plan: Plan, change: (week: Week) => Week): Plan {
  return { ...plan, weeks: plan.weeks.map(change) }
}

/**
 * Returns the edits that take back others, in reverse order. `before` is the plan that they were applied to; each copy
 * and new week has its id in `created_page_ids`.
 */
export function invertEdits(
  before: Plan,
  edits: readonly WeekEdit[],
  created_page_ids: readonly string[],
): WeekEdit[] {
  const created = [...created_page_ids]
  return edits.flatMap((edit) => invertEdit(before, edit, created)).toReversed()
}

function invertEdit(before: Plan, edit: WeekEdit, created: string[]): WeekEdit[] {
  if (edit.kind === 'copy' || edit.kind === 'add_week') {
    const page_id = created.shift()
    return page_id === undefined ? [] : [{ kind: 'remove', page_id }]
  }
  const { page_id } = edit
  const week = before.weeks.find(({ page }) => page.page_id === page_id)
  const found = findPlanned(before, page_id)
  if (edit.kind === 'move')
    return found ? [{ kind: 'move', page_id, week_id: found.week.page.page_id, day: found.planned.day }] : []
  if (edit.kind === 'rename') {
    const title = week?.page.title ?? found?.planned.page.title
    return title === undefined ? [] : [{ kind: 'rename', page_id, title }]
  }
  if (edit.kind === 'restore') return [{ kind: 'remove', page_id }]
  return [{ kind: 'restore', page_id, days: listDaysOf(week ? week.pages : found ? [found.planned] : []) }]
}

/** The days of pages, as a restore takes them. */
export function listDaysOf(pages: readonly PlannedPage[]): { page_id: string; day: number }[] {
  return pages.flatMap(({ page, day }) => (day === null ? [] : [{ page_id: page.page_id, day }]))
}

/** Returns the edits that move all pages of a day by days and weeks; none where that is outside of the plan. */
export function moveDay(
  plan: Plan,
  from: { week: number; day: Day },
  by: { weeks: number; days: number },
): { edits: WeekEdit[]; to: { week: number; day: number } } | null {
  const day = (from.day ?? 0) + by.days
  const target = plan.weeks[from.week + by.weeks]
  if (!target || day < 1 || day > DAYS_PER_WEEK) return null
  const edits = listDayPages(plan.weeks[from.week], from.day).map(({ page }): WeekEdit => ({
    kind: 'move',
    page_id: page.page_id,
    week_id: target.page.page_id,
    day,
  }))
  return edits.length === 0 ? null : { edits, to: { week: from.week + by.weeks, day } }
}
