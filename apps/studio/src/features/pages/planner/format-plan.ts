import type { LoadChange } from '@foyer/contract/pages/week-shapes'
import { useFormat, useT } from '@foyer/i18n/react'
import { useCallback } from 'react'
import type { Week } from './edits.ts'
import type { Slot } from './planner-context.ts'

/** Returns how a day of the plan is named: "Week 5, day 1". */
export function useFormatSlot(): (slot: Slot) => string {
  const t = useT()
  return useCallback(
    ({ week, day }) =>
      day === null
        ? t('studio_planner.slot_without_day', { number: week + 1 })
        : t('studio_planner.slot', { number: week + 1, day }),
    [t],
  )
}

/** Returns how a change of load is written: "+2.5 kg". */
export function useFormatLoad(): (change: LoadChange) => string {
  const t = useT()
  const format = useFormat()
  return (change) => {
    const options: Intl.NumberFormatOptions = { signDisplay: 'always', maximumFractionDigits: 2 }
    const amount = format.number(change.amount, options)
    if (change.kind === 'percent')
      return format.number(change.amount / 100, { ...options, style: 'percent', maximumFractionDigits: 0 })
    if (change.kind === 'weight') return t(`studio_planner.load_${change.unit}`, { amount })
    return t(`studio_planner.load_${change.kind}`, { amount, count: Math.abs(change.amount) })
  }
}

/** Returns the change that all changed pages of a week share; null without one. */
export function getWeekLoad(week: Week): LoadChange | null {
  const changes = week.pages.flatMap(({ load_change }) => load_change ?? [])
  const [first] = changes
  if (!first) return null
  const key = JSON.stringify(first)
  return changes.every((change) => JSON.stringify(change) === key) ? first : null
}
