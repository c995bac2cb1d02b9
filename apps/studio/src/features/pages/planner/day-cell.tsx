import { useT } from '@foyer/i18n/react'
import { VisuallyHidden } from '@foyer/ui'
import { Moon } from 'lucide-react'
import type { KeyboardEvent, RefObject } from 'react'
import { usePlanDrop } from './drag.ts'
import { listDayPages, type Week } from './edits.ts'
import { useFormatSlot } from './format-plan.ts'
import { PageCard } from './page-card.tsx'
import { EmptyDayMenu } from './page-menu.tsx'
import styles from './planner.module.css'
import { usePlanner, type Slot } from './planner-context.ts'

/** Identifies the cell of a day in the grid. */
export function formatSlotKey({ week, day }: Slot): string {
  return `${week}-${day ?? 'none'}`
}

type DayCellProps = {
  readonly week: Week
  readonly slot: Slot
  /** Moves the focus to another day. */
  readonly onFocusSlot: (slot: Slot) => void
}

/** One day of a week. The cell has the focus, and its keys act on all pages of the day. */
export function DayCell({ week, slot, onFocusSlot }: DayCellProps) {
  const t = useT()
  const planner = usePlanner()
  const formatSlot = useFormatSlot()
  const { ref, dropProps, is_target } = usePlanDrop(slot)
  const pages = listDayPages(week, slot.day)
  const is_active = planner.active.week === slot.week && planner.active.day === slot.day
  const is_rest = pages.length === 0 && week.pages.length > 0 && slot.day !== null
  const handleKey = useDayKeys(slot, ref, onFocusSlot)
  return (
    <div
      {...dropProps}
      ref={ref}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the rows of a table cannot be laid out as this grid is
      role="gridcell"
      tabIndex={is_active ? 0 : -1}
      className={styles.cell}
      data-slot={formatSlotKey(slot)}
      data-target={is_target}
      onFocus={() => planner.setActive(slot)}
      onKeyDown={handleKey}
    >
      <VisuallyHidden>{formatSlot(slot)}</VisuallyHidden>
      {pages.map((planned) => (
        <PageCard key={planned.page.page_id} slot={slot} planned={planned} />
      ))}
      {is_rest && (
        <span className={styles.rest}>
          <Moon aria-hidden="true" />
          {planner.density === 'cards' ? (
            t('studio_planner.rest')
          ) : (
            <VisuallyHidden>{t('studio_planner.rest')}</VisuallyHidden>
          )}
        </span>
      )}
      {pages.length === 0 && !planner.is_read_only && slot.day !== null && <EmptyDayMenu slot={slot} />}
      {is_target && (
        <span className={styles.target_name} aria-hidden="true">
          {formatSlot(slot)}
        </span>
      )}
    </div>
  )
}

/** The keys of a day: arrows choose another, with Alt they move its pages. */
function useDayKeys(
  slot: Slot,
  cell: RefObject<HTMLDivElement | null>,
  onFocusSlot: (slot: Slot) => void,
): (event: KeyboardEvent<HTMLElement>) => void {
  const { plan, days, moveBy, copy, paste, remove } = usePlanner()
  const page_ids = listDayPages(plan.weeks[slot.week], slot.day).map(({ page }) => page.page_id)

  const act = (event: KeyboardEvent<HTMLElement>): boolean => {
    const step = getStep(event)
    if (step && event.altKey) {
      const to = moveBy(slot, step)
      if (to) onFocusSlot(to)
      return true
    }
    if (step) {
      const day = days[days.indexOf(slot.day) + step.days]
      const week = slot.week + step.weeks
      if (day !== undefined && plan.weeks[week]) onFocusSlot({ week, day })
      return true
    }
    if (event.key === 'Home' || event.key === 'End') {
      onFocusSlot({ ...slot, day: days.at(event.key === 'Home' ? 0 : -1) ?? slot.day })
      return true
    }
    if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() === 'c') copy(page_ids)
      else if (event.key.toLowerCase() === 'v') paste(slot)
      else return false
      return true
    }
    if (event.key === 'Enter' || event.key === 'ContextMenu') {
      cell.current?.querySelector<HTMLElement>('[data-menu]')?.click()
      return true
    }
    if (event.key !== 'Delete' && event.key !== 'Backspace' && event.key.toLowerCase() !== 'r') return false
    if (!event.altKey) remove(page_ids, slot)
    return true
  }
  return (event) => {
    // Keys in the menu of a page bubble up to its day.
    if (event.target !== event.currentTarget || !act(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
}

function getStep(event: KeyboardEvent<HTMLElement>): { weeks: number; days: number } | null {
  if (event.ctrlKey || event.metaKey) return null
  const is_rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
  if (event.key === 'ArrowUp') return { weeks: -1, days: 0 }
  if (event.key === 'ArrowDown') return { weeks: 1, days: 0 }
  if (event.key === 'ArrowLeft') return { weeks: 0, days: is_rtl ? 1 : -1 }
  if (event.key === 'ArrowRight') return { weeks: 0, days: is_rtl ? -1 : 1 }
  return null
}
