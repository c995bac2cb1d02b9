import { lastSetOf, type SessionRowState } from '@foyer/domain/training'
import { useFormat, useT } from '@foyer/i18n/react'
import { VisuallyHidden } from '@foyer/ui'
import { Check, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { toShownWeight } from './figures-text.ts'
import { formatSet } from './format-set.ts'
import { setName, setNumber } from './set-name.ts'
import styles from './set-list.module.css'
import { usePrefilled } from './use-prefilled.ts'
import type { CurrentSet, Player } from './use-player.ts'

/** The sets of an exercise with those of last time beside them; a tap chooses the set that the dock is about. */
export function SetList({ player, current }: { player: Player; current: CurrentSet }): ReactNode {
  const t = useT()
  const { item } = current
  return (
    <div className={styles.sets}>
      <div className={styles.columns} aria-hidden="true">
        <span>{t('workouts.column_set')}</span>
        <span>{t('workouts.column_last')}</span>
        <span>{t('workouts.column_today')}</span>
        <span>{t('workouts.rpe')}</span>
        <span />
      </div>
      <ol className={styles.rows}>
        {item.rows.map((row) => (
          <SetRow key={row.row} player={player} current={current} row={row} />
        ))}
      </ol>
      <button type="button" className={styles.add} onClick={player.addRow}>
        <Plus aria-hidden="true" />
        {t('workouts.add_set')}
      </button>
    </div>
  )
}

function SetRow({
  player,
  current,
  row,
}: {
  player: Player
  current: CurrentSet
  row: SessionRowState
}): ReactNode {
  const t = useT()
  const format = useFormat()
  const { session } = player
  const { item } = current
  const is_current = row.row === current.place.row
  const last = lastSetOf(item, row, session.last_times.get(item.exercise_id ?? ''))
  const prefilled = usePrefilled(item, row, session)
  const values = is_current ? current.values : prefilled
  const unit = session.weight_unit
  const gain =
    row.is_done && last && values.weight !== null && last.weight !== null
      ? toShownWeight(values.weight, values.weight_unit, unit) -
        toShownWeight(last.weight, last.weight_unit, unit)
      : 0
  const number = setNumber(item, row)
  const state = row.is_done ? 'done' : is_current ? 'now' : 'open'
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        data-state={state}
        data-current={is_current || undefined}
        aria-current={is_current ? 'step' : undefined}
        onClick={() => player.goTo({ uid: item.uid, row: row.row })}
      >
        <span className={styles.number}>
          <VisuallyHidden>{setName(t, item, row)}</VisuallyHidden>
          <span aria-hidden="true">
            {number === null ? t('pages.workout.warm_up_short') : format.number(number)}
          </span>
        </span>
        <span className={styles.lastTime}>
          {last && <VisuallyHidden>{t('workouts.column_last')}</VisuallyHidden>}
          {last ? formatSet(t, format, last, unit) : '–'}
        </span>
        <span className={styles.today}>
          {formatSet(t, format, values, unit)}
          {gain > 0 && (
            <span className={styles.gain}>{t('workouts.gain', { amount: Math.round(gain * 10) / 10 })}</span>
          )}
        </span>
        <span className={styles.rpe}>{values.rpe !== null && format.number(values.rpe)}</span>
        <span className={styles.sign}>
          {row.is_done ? <Check aria-hidden="true" /> : <span className={styles.ring} aria-hidden="true" />}
          <VisuallyHidden>{t(`workouts.state_${state}`)}</VisuallyHidden>
        </span>
      </button>
    </li>
  )
}
