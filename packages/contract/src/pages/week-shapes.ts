import { z } from 'zod'
import { DAYS_PER_WEEK } from '../rules/program-weeks.ts'
import { id, requiredLine } from '../shapes.ts'
import { treeNode } from './draft-shapes.ts'

/** The day of a week that a page stands on, from 1; null for none. */
export const weekDay = z.number().int().min(1).max(DAYS_PER_WEEK).nullable()

/** What each further copy of a week adds to the working sets of the one before. */
export const progression = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('weight'),
    amount: z.number().gt(0).max(100),
    unit: z.enum(['kg', 'lb']),
  }),
  z.strictObject({ kind: z.literal('reps'), amount: z.number().int().min(1).max(20) }),
])

/** Another weight than a week before. */
export const weightChange = z.object({
  kind: z.literal('weight'),
  amount: z.number(),
  unit: z.enum(['kg', 'lb']),
})

/** The difference between a page and the one in the same place a week before; negative where there is less. */
export const loadChange = z.discriminatedUnion('kind', [
  weightChange,
  z.object({ kind: z.literal('percent'), amount: z.number() }),
  z.object({ kind: z.literal('reps'), amount: z.number() }),
  z.object({ kind: z.literal('sets'), amount: z.number() }),
])

/** A page of a week in the planner. */
export const weekPage = z.object({
  page: treeNode,
  day: weekDay,
  /** How long it takes; null where it does not say. */
  minutes: z.number().int().nullable(),
  /** Null where nothing changed, or each set by something else. */
  load_change: loadChange.nullable(),
})

/** A program as the planner shows it: its stages as weeks, with their pages by day. */
export const programWeeks = z.object({
  program: treeNode,
  /** Of the program's draft, which stores the days. */
  revision: z.number().int(),
  weeks: z.array(z.object({ page: treeNode, pages: z.array(weekPage) })),
})

/** One edit of a program's weeks. Pages stand in their week in the order of their days. */
export const weekEdit = z.discriminatedUnion('kind', [
  /** Adds a copy of any page of the app, without its descendants. */
  z.strictObject({ kind: z.literal('copy'), page_id: id, week_id: id, day: weekDay }),
  z.strictObject({ kind: z.literal('move'), page_id: id, week_id: id, day: weekDay }),
  /** Deletes a week or a page of one. */
  z.strictObject({ kind: z.literal('remove'), page_id: id }),
  /** Restores what was deleted with a week or a page of one, on these days. */
  z.strictObject({
    kind: z.literal('restore'),
    page_id: id,
    days: z.array(z.strictObject({ page_id: id, day: weekDay.unwrap() })).max(200),
  }),
  z.strictObject({ kind: z.literal('add_week'), title: requiredLine(200) }),
  z.strictObject({
    kind: z.literal('rename'),
    page_id: id,
    title: requiredLine(200),
  }),
])

export type Progression = z.infer<typeof progression>
export type LoadChange = z.infer<typeof loadChange>
export type WeekEdit = z.infer<typeof weekEdit>
export type ProgramWeeks = z.infer<typeof programWeeks>
