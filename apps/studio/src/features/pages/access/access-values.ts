import type { OutputFor } from '@foyer/contract/client'
import { validateAccessNode, type AccessNodeProblem } from '@foyer/domain/access'
import { formatDateTimeField, parseDateTimeField } from '#platform/date-time-field.ts'

/** A page's access settings, as they are stored. */
export type AccessNode = OutputFor<'pages.getAccessSettings'>['node']

const SECONDS_PER_UNIT = { minute: 60, hour: 3_600, day: 86_400 }

export const WAIT_UNITS = ['minute', 'hour', 'day'] as const
export type WaitUnit = (typeof WAIT_UNITS)[number]
export const PERIODS = ['day', 'week', 'month'] as const
export type Period = (typeof PERIODS)[number]

/** The form values of a page's schedule; null fields do not apply, and the latest of several counts. */
export type UnlockSchedule = {
  /** The value of the date field, in the app's zone. */
  readonly date: string | null
  readonly wait: { readonly amount: number | null; readonly unit: WaitUnit } | null
  readonly rhythm: { readonly interval: number | null; readonly period: Period } | null
}

/** Returns the form values of a page's settings. */
export function toUnlockSchedule(node: AccessNode, zone: string): UnlockSchedule {
  const { is_scheduled, unlocks_at, unlock_duration_seconds, schedule_interval, schedule_period } = node
  if (!is_scheduled) return { date: null, wait: null, rhythm: null }
  return {
    date: unlocks_at === null ? null : formatDateTimeField(unlocks_at, zone),
    wait: unlock_duration_seconds === null ? null : toWait(unlock_duration_seconds),
    rhythm:
      schedule_interval === null || schedule_period === null
        ? null
        : { interval: schedule_interval, period: schedule_period },
  }
}

function toWait(seconds: number): NonNullable<UnlockSchedule['wait']> {
  const unit = WAIT_UNITS.toReversed().find((one) => seconds % SECONDS_PER_UNIT[one] === 0) ?? 'minute'
  return { amount: Math.round(seconds / SECONDS_PER_UNIT[unit]), unit }
}

/** Returns the settings with another schedule. An unchanged date retains its seconds. */
export function applyUnlockSchedule(
  node: AccessNode,
  is_scheduled: boolean,
  opening: UnlockSchedule,
  zone: string,
): AccessNode {
  const empty_schedule = {
    unlocks_at: null,
    unlock_duration_seconds: null,
    schedule_period: null,
    schedule_interval: null,
  }
  if (!is_scheduled) return { ...node, ...empty_schedule, is_scheduled }
  const { date, wait, rhythm } = opening
  const is_untouched = node.unlocks_at !== null && date === formatDateTimeField(node.unlocks_at, zone)
  return {
    ...node,
    ...empty_schedule,
    is_scheduled,
    unlocks_at: is_untouched ? node.unlocks_at : date === null ? null : parseDateTimeField(date, zone),
    unlock_duration_seconds: wait?.amount == null ? null : wait.amount * SECONDS_PER_UNIT[wait.unit],
    ...(rhythm && { schedule_period: rhythm.period, schedule_interval: rhythm.interval }),
  }
}

/** Returns the number of schedule rules. */
export function countRules({ date, wait, rhythm }: UnlockSchedule): number {
  return [date, wait, rhythm].filter((rule) => rule !== null).length
}

/** What is wrong with the settings in the form, by field; nothing where they may be saved. */
export function validateNode(node: AccessNode, { date, wait }: UnlockSchedule): AccessNodeProblem[] {
  const faults = validateAccessNode({ ...node, page_id: '', parent: null })
  if (!node.is_scheduled) return faults
  if (date !== null && node.unlocks_at === null) faults.push({ path: 'unlocks_at', code: 'date_is_invalid' })
  if (wait !== null && wait.amount === null)
    faults.push({ path: 'unlock_duration_seconds', code: 'duration_out_of_range' })
  return faults
}

/** The settings in which two differ; the order of products is none. */
export function diffNodes(a: AccessNode, b: AccessNode): (keyof AccessNode)[] {
  const names = Object.keys(a) as (keyof AccessNode)[]
  const serialize = (node: AccessNode, name: keyof AccessNode): string =>
    JSON.stringify(name === 'products' ? node.products.toSorted() : node[name])
  return names.filter((name) => serialize(a, name) !== serialize(b, name))
}

/** Whether two settings are equal. */
export function isSameNode(a: AccessNode, b: AccessNode): boolean {
  return diffNodes(a, b).length === 0
}
