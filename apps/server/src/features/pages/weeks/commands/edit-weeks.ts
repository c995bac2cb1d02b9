import { pageTraits, PLAIN_PAGE_TYPE } from '@foyer/content/definitions'
import type { WeekEdit } from '@foyer/contract/pages/week-shapes'
import type { AppTx } from '#platform/database/app-db.ts'
import type { Ctx } from '#platform/context.ts'
import { CallError, invalidField } from '#platform/errors.ts'
import { newDraft } from '../../content/index.ts'
import { addPage, copyPage, deletePage, movePage, restorePage, rewritePage } from '../../drafts/index.ts'
import { findDraft, findTreeRows, listSubtreeIds } from '../../queries/drafts.ts'
import { listWeeks, lockProgram, readDays, saveDays, type Days, type Week } from '../weeks.ts'

type EditWeeks = { program_id: string; revision: number; edits: readonly WeekEdit[]; by: string }

type EditContext = { ctx: Ctx; tx: AppTx; program_id: string; days: Days; by: string; at: Date }

type EditOf<Kind extends WeekEdit['kind']> = Extract<WeekEdit, { kind: Kind }>

/**
 * Edits the weeks of a program in one transaction and returns the ids of the created pages. Throws `stale_revision`,
 * `invalid` for what the app or the program does not have, and what the commands of pages throw.
 */
export async function editWeeks(ctx: Ctx, input: EditWeeks): Promise<string[]> {
  return ctx.write(async (tx) => {
    const { program_id, by } = input
    const at = ctx.services.clock.now()
    const program = await lockProgram(tx, program_id, input.revision)
    const weeks_before = (await listWeeks(tx, program_id)).length
    const days = readDays(program)
    const created: string[] = []
    for (const [index, edit] of input.edits.entries()) {
      const id = await applyEdit({ ctx, tx, program_id, days, by, at }, edit, `edits.${index}`)
      if (id !== null) created.push(id)
    }
    await saveDays(tx, { program, weeks_before, days, by, at })
    return created
  })
}

async function applyEdit(context: EditContext, edit: WeekEdit, path: string): Promise<string | null> {
  const weeks = await listWeeks(context.tx, context.program_id)
  switch (edit.kind) {
    case 'copy':
      return copyToWeek(context, edit, weeks, path)
    case 'move':
      return moveToWeek(context, edit, weeks, path)
    case 'remove':
      return remove(context, edit, weeks, path)
    case 'restore':
      return restore(context, edit, path)
    case 'add_week':
      return addWeek(context, edit, weeks)
    default:
      return rename(context, edit, weeks, path)
  }
}

async function copyToWeek(
  { tx, days, by, at }: EditContext,
  { page_id, week_id, day }: EditOf<'copy'>,
  weeks: readonly Week[],
  path: string,
): Promise<string> {
  const week = findWeek(weeks, week_id, path)
  const page = await findDraft(tx, page_id)
  if (!page) throw invalidField(`${path}.page_id`, 'unknown_page')
  const { is_overlay_only, begins_unit } = pageTraits(page.content_type)
  if (is_overlay_only || begins_unit) throw invalidField(`${path}.page_id`, 'wrong_type')
  const id = await copyPage(tx, {
    page,
    parent_id: week_id,
    position: findPosition(week, days, page_id, day),
    by,
    at,
  })
  setDay(days, id, day)
  return id
}

async function moveToWeek(
  { ctx, tx, days, by }: EditContext,
  { page_id, week_id, day }: EditOf<'move'>,
  weeks: readonly Week[],
  path: string,
): Promise<null> {
  const week = findWeek(weeks, week_id, path)
  const is_planned = weeks.some(({ pages }) => pages.some(({ id }) => id === page_id))
  const page = is_planned ? await findDraft(tx, page_id) : null
  if (!page) throw invalidField(`${path}.page_id`, 'unknown_page')
  await movePage(ctx, { page, parent_id: week_id, position: findPosition(week, days, page_id, day), by })
  setDay(days, page_id, day)
  return null
}

async function remove(
  { ctx, by }: EditContext,
  { page_id }: EditOf<'remove'>,
  weeks: readonly Week[],
  path: string,
): Promise<null> {
  assertPlanned(weeks, page_id, path)
  await deletePage(ctx, page_id, by)
  return null
}

async function restore(
  { ctx, tx, program_id, days, by }: EditContext,
  edit: EditOf<'restore'>,
  path: string,
): Promise<null> {
  const { parent_id } = await restorePage(ctx, edit.page_id, by).catch((error: unknown) => {
    if (error instanceof CallError && error.code === 'not_found')
      throw invalidField(`${path}.page_id`, 'unknown_page')
    throw error
  })
  const [parent] = parent_id === null ? [] : await findTreeRows(tx, [parent_id])
  if (parent?.id !== program_id && parent?.parent_id !== program_id)
    throw invalidField(`${path}.page_id`, 'unknown_page')
  const restored = new Set((await listSubtreeIds(tx, edit.page_id)).map(({ id }) => id))
  for (const { page_id, day } of edit.days) if (restored.has(page_id)) days.set(page_id, day)
  return null
}

/** A new week has the type of the last one. */
async function addWeek(
  { tx, program_id, by, at }: EditContext,
  { title }: EditOf<'add_week'>,
  weeks: readonly Week[],
): Promise<string> {
  const content_type = weeks.at(-1)?.row.content_type ?? PLAIN_PAGE_TYPE
  return addPage(tx, { parent_id: program_id, content_type, draft: newDraft(content_type, title), by, at })
}

async function rename(
  { tx, by, at }: EditContext,
  { page_id, title }: EditOf<'rename'>,
  weeks: readonly Week[],
  path: string,
): Promise<null> {
  assertPlanned(weeks, page_id, path)
  if (!(await rewritePage(tx, { page_id, title, fields: {}, by, at }))) throw new CallError('stale_revision')
  return null
}

function findWeek(weeks: readonly Week[], id: string, path: string): Week {
  const week = weeks.find(({ row }) => row.id === id)
  if (!week) throw invalidField(`${path}.week_id`, 'unknown_page')
  return week
}

function assertPlanned(weeks: readonly Week[], id: string, path: string): void {
  if (!weeks.some(({ row, pages }) => row.id === id || pages.some((page) => page.id === id)))
    throw invalidField(`${path}.page_id`, 'unknown_page')
}

/** Members complete the pages of a week in order, so a page goes behind those of its day; without a day, to the end. */
function findPosition({ pages }: Week, days: Days, page_id: string, day: number | null): number {
  const others = pages.filter(({ id }) => id !== page_id)
  const later = day === null ? -1 : others.findIndex(({ id }) => (days.get(id) ?? 0) > day)
  return later === -1 ? others.length : later
}

function setDay(days: Days, page_id: string, day: number | null): void {
  if (day === null) days.delete(page_id)
  else days.set(page_id, day)
}
