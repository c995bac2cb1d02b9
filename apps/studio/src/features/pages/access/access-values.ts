import type { OutputFor } from '@foyer/contract/client'
import { validateAccessNode, type AccessNodeFault } from '@foyer/domain/access'
import { fieldOf, momentOf } from '#platform/wall-moment.ts'

/** A page's access settings, as they are stored. */
export type AccessNode = OutputFor<'pages.getAccessSettings'>['node']

const SECONDS = { minute: 60, hour: 3_600, day: 86_400 }

export const WAIT_UNITS = ['minute', 'hour', 'day'] as const
export type WaitUnit = (typeof WAIT_UNITS)[number]
export const PERIODS = ['day', 'week', 'month'] as const
export type Period = (typeof PERIODS)[number]

/** When a page opens, as the form holds it; what is null does not count, and of several the latest does. */
export type Opening = {
  /** What the date field holds, in the app's zone. */
  readonly date: string | null
  readonly wait: { readonly amount: number | null; readonly unit: WaitUnit } | null
  readonly rhythm: { readonly interval: number | null; readonly period: Period } | null
}

/** The settings of a page as the form holds them. */
export function openingOf(node: AccessNode, zone: string): Opening {
  const { is_scheduled, unlocks_at, unlock_duration_seconds, schedule_interval, schedule_period } = node
  if (!is_scheduled) return { date: null, wait: null, rhythm: null }
  return {
    date: unlocks_at === null ? null : fieldOf(unlocks_at, zone),
    wait: unlock_duration_seconds === null ? null : waitOf(unlock_duration_seconds),
    rhythm:
      schedule_interval === null || schedule_period === null
        ? null
        : { interval: schedule_interval, period: schedule_period },
  }
}

function waitOf(seconds: number): NonNullable<Opening['wait']> {
  const unit = WAIT_UNITS.toReversed().find((one) => seconds % SECONDS[one] === 0) ?? 'minute'
  return { amount: Math.round(seconds / SECONDS[unit]), unit }
}

/** The settings with another opening. A date that was not touched keeps its seconds. */
export function withOpening(
  node: AccessNode,
  is_scheduled: boolean,
  opening: Opening,
  zone: string,
): AccessNode {
  const bare = {
    unlocks_at: null,
    unlock_duration_seconds: null,
    schedule_period: null,
    schedule_interval: null,
  }
  if (!is_scheduled) return { ...node, ...bare, is_scheduled }
  const { date, wait, rhythm } = opening
  const is_untouched = node.unlocks_at !== null && date === fieldOf(node.unlocks_at, zone)
  return {
    ...{ ...node, ...bare, is_scheduled },
    unlocks_at: is_untouched ? node.unlocks_at : date === null ? null : momentOf(date, zone),
    unlock_duration_seconds: wait?.amount == null ? null : wait.amount * SECONDS[wait.unit],
    ...(rhythm && { schedule_period: rhythm.period, schedule_interval: rhythm.interval }),
  }
}

/** How many rules say when a page opens. */
export function rulesOf({ date, wait, rhythm }: Opening): number {
  return [date, wait, rhythm].filter((rule) => rule !== null).length
}

/** What is wrong with the settings in the form, by field; nothing where they may be saved. */
export function faultsOf(node: AccessNode, { date, wait }: Opening): AccessNodeFault[] {
  const faults = validateAccessNode({ ...node, page_id: '', parent: null })
  if (!node.is_scheduled) return faults
  if (date !== null && node.unlocks_at === null) faults.push({ path: 'unlocks_at', code: 'date_is_invalid' })
  if (wait !== null && wait.amount === null)
    faults.push({ path: 'unlock_duration_seconds', code: 'duration_out_of_range' })
  return faults
}

/** The settings in which two differ; the order of products is none. */
export function differencesOf(a: AccessNode, b: AccessNode): (keyof AccessNode)[] {
  const names = Object.keys(a) as (keyof AccessNode)[]
  const said = (node: AccessNode, name: keyof AccessNode): string =>
    JSON.stringify(name === 'products' ? node.products.toSorted() : node[name])
  return names.filter((name) => said(a, name) !== said(b, name))
}

/** Whether two settings say the same. */
export function isSameNode(a: AccessNode, b: AccessNode): boolean {
  return differencesOf(a, b).length === 0
}
