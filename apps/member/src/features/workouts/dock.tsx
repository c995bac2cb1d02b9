import { lastSetOf } from '@foyer/domain/training'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button, IconButton, Switch, TextArea } from '@foyer/ui'
import { Check, Flag, NotebookPen, Plus, Trash2, Undo2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import styles from './dock.module.css'
import { formatSet } from './format-set.ts'
import { nameOf } from './item-list.tsx'
import { setName } from './set-name.ts'
import { Stepper } from './stepper.tsx'
import { AMOUNT_STEPS, shownWeightOf, WEIGHT_STEPS } from './steps.ts'
import { useLogLabel } from './use-log-label.ts'
import type { CurrentSet, Player } from './use-player.ts'

const MAX_WEIGHT = 2000
const MAX_AMOUNT = 100_000
const EFFORTS = [6, 7, 8, 9, 10]

type DockProps = { player: Player; is_round: boolean; onLog: () => void }

/** Where a set is logged: its figures, how hard it was, a note, and the button. */
export function Dock({ player, is_round, onLog }: DockProps): ReactNode {
  const t = useT()
  const { current, session, counts } = player
  const is_over = counts.done >= counts.total && player.next === null
  if (!current)
    return (
      <Button is_wide size="large" icon={<Flag />} onClick={session.finish}>
        {t('workouts.finish')}
      </Button>
    )
  return (
    <SetDock
      key={`${current.place.uid} ${current.place.row}`}
      player={player}
      current={current}
      is_round={is_round}
      is_over={is_over}
      onLog={onLog}
    />
  )
}

function SetDock({
  player,
  current,
  is_round,
  is_over,
  onLog,
}: DockProps & { current: CurrentSet; is_over: boolean }): ReactNode {
  const t = useT()
  const format = useFormat()
  const [is_more_open, setMoreOpen] = useState(false)
  const { session } = player
  const { item, row, values } = current
  const last = lastSetOf(item, row, session.last_times.get(item.exercise_id ?? ''))
  const unit = session.weight_unit
  const log_label = useLogLabel(player, is_round)
  const is_edited = row.is_done && !isSame(row.values, values)

  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.headTitle} dir="auto">
          {is_round ? nameOf(t, item, session.exercises) : setName(t, item, row)}
        </h2>
        {last && (
          <p className={styles.headLast}>
            {t('workouts.last_time_value', { value: formatSet(t, format, last, unit) })}
          </p>
        )}
      </div>
      <div className={styles.steppers}>
        {values.weight === null ? (
          <button
            type="button"
            className={styles.addWeight}
            onClick={() => player.change({ weight: 0, weight_unit: unit })}
          >
            <Plus aria-hidden="true" />
            {t('workouts.add_weight')}
          </button>
        ) : (
          <Stepper
            label={t('workouts.weight')}
            unit={t(`workouts.unit_${unit}`)}
            less_label={t('workouts.less_weight')}
            more_label={t('workouts.more_weight')}
            value={shownWeightOf(values, unit)}
            step={WEIGHT_STEPS[unit]}
            max={MAX_WEIGHT}
            onChange={(weight) => player.change({ weight, weight_unit: unit })}
            onEnter={onLog}
          />
        )}
        <Stepper
          label={t('workouts.amount')}
          unit={t(`workouts.unit_${values.unit}`)}
          less_label={t('workouts.less')}
          more_label={t('workouts.more')}
          value={values.amount}
          step={AMOUNT_STEPS[values.unit]}
          max={MAX_AMOUNT}
          onChange={(amount) => player.change({ amount })}
          onEnter={onLog}
        />
      </div>
      <div className={styles.effort}>
        <span className={styles.effortLabel} aria-hidden="true">
          {t('workouts.rpe')}
        </span>
        <fieldset className={styles.efforts} aria-label={t('workouts.rpe')}>
          {EFFORTS.map((rpe) => (
            <button
              key={rpe}
              type="button"
              className={styles.effortChoice}
              aria-pressed={values.rpe === rpe}
              onClick={() => player.change({ rpe: values.rpe === rpe ? null : rpe })}
            >
              {format.number(rpe)}
            </button>
          ))}
        </fieldset>
        <IconButton
          kind="outline"
          label={t('workouts.more_of_set')}
          aria-expanded={is_more_open}
          icon={<NotebookPen />}
          has_news={values.note !== ''}
          onClick={() => setMoreOpen(!is_more_open)}
        />
      </div>
      {is_more_open && <MoreOfSet player={player} current={current} />}
      {is_over && !is_edited ? (
        <Button is_wide size="large" icon={<Flag />} onClick={session.finish}>
          {t('workouts.finish')}
        </Button>
      ) : (
        <Button is_wide size="large" icon={<Check />} onClick={onLog}>
          {log_label}
        </Button>
      )}
      <p className={styles.keysHelp}>{t('workouts.keys_help')}</p>
    </>
  )
}

/** What is needed of a set less often: note, warm-up, taking back, removing. */
function MoreOfSet({ player, current }: { player: Player; current: CurrentSet }): ReactNode {
  const t = useT()
  const { values, row } = current
  return (
    <div className={styles.more}>
      <TextArea
        label={t('workouts.note')}
        rows={2}
        maxLength={300}
        value={values.note}
        onChange={({ target }) => player.change({ note: target.value })}
      />
      <Switch
        label={t('workouts.warm_up')}
        checked={values.is_warm_up}
        onChange={({ target }) => player.change({ is_warm_up: target.checked })}
      />
      <div className={styles.moreButtons}>
        {row.is_done && (
          <Button kind="outline" size="small" icon={<Undo2 />} onClick={player.takeBack}>
            {t('workouts.take_back')}
          </Button>
        )}
        <Button kind="outline" size="small" icon={<Trash2 />} onClick={player.removeRow}>
          {t('workouts.remove_set')}
        </Button>
      </div>
    </div>
  )
}

function isSame(stored: CurrentSet['row']['values'], values: CurrentSet['values']): boolean {
  if (!stored) return false
  return (['amount', 'unit', 'weight', 'weight_unit', 'rpe', 'note', 'is_warm_up'] as const).every(
    (name) => stored[name] === values[name],
  )
}
