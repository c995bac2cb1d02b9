import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { Plus } from 'lucide-react'
import { useId, useRef, type CSSProperties } from 'react'
import { getModifierKey } from '#editor/keys/mod-key.ts'
import { DayCell, formatSlotKey } from './day-cell.tsx'
import styles from './planner.module.css'
import { usePlanner, type Slot } from './planner-context.ts'
import { WeekHead } from './week-head.tsx'

/** The weeks as rows and their days as columns. One day has the focus; arrows move it. */
export function PlannerGrid() {
  const t = useT()
  const { plan, days, density, is_read_only, addWeek } = usePlanner()
  const grid = useRef<HTMLDivElement | null>(null)
  const keys_id = useId()
  const focusSlot = (slot: Slot): void =>
    grid.current?.querySelector<HTMLElement>(`[data-slot="${formatSlotKey(slot)}"]`)?.focus()
  const columns: CSSProperties & { '--days': number } = { '--days': days.length }
  return (
    <div className={styles.grid_area}>
      <div className={styles.scroller}>
        <div
          ref={grid}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the rows of a table cannot be laid out as this grid is
          role="grid"
          className={styles.grid}
          data-density={density}
          style={columns}
          aria-label={t('studio_planner.grid')}
          aria-describedby={keys_id}
        >
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above */}
          <div role="row" className={styles.head}>
            {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above */}
            <span role="columnheader">{t('studio_planner.week_column')}</span>
            {days.map((day) => (
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
              <span key={day ?? 'none'} role="columnheader">
                {day === null ? t('studio_planner.without_day') : t('studio_planner.day', { day })}
              </span>
            ))}
          </div>
          {plan.weeks.map((week, index) => (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
            <div key={week.page.page_id} role="row" className={styles.week}>
              {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above */}
              <div role="rowheader" className={styles.week_head}>
                <WeekHead week={week} index={index} />
              </div>
              {days.map((day) => (
                <DayCell
                  key={day ?? 'none'}
                  week={week}
                  slot={{ week: index, day }}
                  onFocusSlot={focusSlot}
                />
              ))}
            </div>
          ))}
        </div>
        {!is_read_only && (
          <div className={styles.add_week}>
            <Button kind="ghost" icon={<Plus />} onClick={addWeek}>
              {t('studio_planner.add_week')}
            </Button>
          </div>
        )}
      </div>
      <KeyHints id={keys_id} />
    </div>
  )
}

function KeyHints({ id }: { readonly id: string }) {
  const t = useT()
  const mod = getModifierKey()
  const hints = [
    { keys: ['←', '↑', '↓', '→'], label: t('studio_planner.key_choose') },
    { keys: ['Alt', '←', '→'], label: t('studio_planner.key_move') },
    { keys: [mod, 'C'], label: t('common.copy') },
    { keys: [mod, 'V'], label: t('studio_planner.paste') },
    { keys: ['R'], label: t('studio_planner.key_rest') },
    { keys: ['Del'], label: t('common.remove') },
  ]
  return (
    <footer id={id} className={styles.keys}>
      {hints.map(({ keys, label }) => (
        <span key={label} className={styles.hint}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          {label}
        </span>
      ))}
    </footer>
  )
}
