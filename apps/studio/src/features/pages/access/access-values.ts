import type { OutputFor } from '@foyer/contract/client'

/** A page's access settings, as they are stored. */
export type AccessNode = OutputFor<'pages.getAccessSettings'>['node']

const SECONDS_PER_DAY = 86_400

/** When a page opens: at once, on a date, or so many days after each member's start. */
export type Opening = 'now' | 'date' | 'days'

/** How a page's settings answer "when does it open". */
export function openingOf(node: AccessNode): Opening {
  if (!node.is_scheduled) return 'now'
  return node.unlocks_at === null ? 'days' : 'date'
}

/** The settings with another answer to it; figures that belong to the other answers go. */
export function withOpening(node: AccessNode, opening: Opening, now: string): AccessNode {
  const bare = {
    ...node,
    unlocks_at: null,
    unlock_duration_seconds: null,
    schedule_period: null,
    schedule_interval: null,
  }
  if (opening === 'now') return { ...bare, is_scheduled: false }
  if (opening === 'date') return { ...bare, is_scheduled: true, unlocks_at: node.unlocks_at ?? now }
  return {
    ...bare,
    is_scheduled: true,
    unlock_duration_seconds: node.unlock_duration_seconds ?? 7 * SECONDS_PER_DAY,
  }
}

/** Days after the start, for settings that count in days; 0 for others. */
export function daysOf(node: AccessNode): number {
  return Math.round((node.unlock_duration_seconds ?? 0) / SECONDS_PER_DAY)
}

/** The settings with a number of days after the start; below none is none. */
export function withDays(node: AccessNode, days: number): AccessNode {
  return { ...node, unlock_duration_seconds: Math.max(0, Math.round(days)) * SECONDS_PER_DAY }
}

/** Whether two settings say the same. */
export function isSameNode(a: AccessNode, b: AccessNode): boolean {
  const names = Object.keys(a) as (keyof AccessNode)[]
  return names.every((name) => JSON.stringify(a[name]) === JSON.stringify(b[name]))
}
