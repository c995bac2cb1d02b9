import { MAX_WEEKS } from '@foyer/contract/rules/program-weeks'
import type { Progression } from '@foyer/contract/pages/week-shapes'
import { listWeekCopies } from '@foyer/domain/program-weeks'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button, Notice, Segmented, SelectField } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useState } from 'react'
import { NumberTextField } from '#platform/parts/number-text-field.tsx'
import { formatError, hasCode } from '#platform/problem.ts'
import { CopyPreview } from './copy-preview.tsx'
import styles from './copy-week.module.css'
import type { Plan } from './edits.ts'
import type { WeekEdits } from './use-week-edits.ts'
import { countCopyResult, listDeloadWeeks, listEmptyWeeks, listOfferedWeeks } from './week-copy.ts'

type CopyWeekDialogProps = {
  readonly plan: Plan
  /** Counted from 0. */
  readonly week: number
  readonly onCopy: WeekEdits['copyWeek']
  readonly onClose: () => void
}

const DELOAD_CHOICES = [0, 3, 4, 5, 6, 8] as const
const FIRST_DELOAD = 4
const LIMITS = { weight: { min: 0.01, max: 100, step: 2.5 }, reps: { min: 1, max: 20, step: 1 } } as const

/** Copies a week to following ones: to which, with which progression, and what becomes of them. */
export function CopyWeekDialog({ plan, week: index, onCopy, onClose }: CopyWeekDialogProps) {
  const t = useT()
  const format = useFormat()
  const number = index + 1
  const week = plan.weeks[index]
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(listEmptyWeeks(plan, number)))
  const [more, setMore] = useState(0)
  const [kind, setKind] = useState<Progression['kind']>('weight')
  const [amounts, setAmounts] = useState({ weight: 2.5, reps: 1 })
  const [unit, setUnit] = useState<'kg' | 'lb'>('kg')
  const [deload_every, setDeloadEvery] = useState<number>(FIRST_DELOAD)
  const [is_busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)

  const to_weeks = [...chosen].toSorted((a, b) => a - b)
  const deload_weeks = listDeloadWeeks(to_weeks, deload_every)
  const progression = createProgression(kind, amounts, unit)
  const result = countCopyResult(plan, number, to_weeks)
  const is_out_of_range =
    kind !== 'none' && (amounts[kind] < LIMITS[kind].min || amounts[kind] > LIMITS[kind].max)
  const toggle = (one: number): void =>
    setChosen((before) => {
      const next = new Set(before)
      if (!next.delete(one)) next.add(one)
      return next
    })
  const copy = async (): Promise<void> => {
    if (!week) return
    setBusy(true)
    setError(null)
    try {
      await onCopy(
        { week_id: week.page.page_id, to_weeks, deload_weeks, progression },
        t('studio_planner.weeks_copied', { number, count: to_weeks.length }),
      )
      onClose()
    } catch (reason) {
      setError(reason)
      setBusy(false)
    }
  }
  const offered = listOfferedWeeks(plan.weeks.length, more)
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => !is_open && onClose()}
      title={t('studio_planner.copy_week', { number })}
      close_label={t('common.close')}
      width={520}
      actions={
        <>
          <span className={styles.result} aria-live="polite">
            {t('studio_planner.copy_result', { weeks: result.weeks, pages: result.pages })}
          </span>
          <Button kind="outline" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            kind="ink"
            is_busy={is_busy}
            aria-disabled={to_weeks.length === 0 || is_out_of_range}
            onClick={() => to_weeks.length > 0 && !is_out_of_range && void copy()}
          >
            {t('common.copy')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <fieldset className={styles.weeks}>
          <legend>{t('studio_planner.to_weeks')}</legend>
          {offered.map((one) => (
            <button
              key={one}
              type="button"
              className={styles.chip}
              aria-pressed={chosen.has(one)}
              aria-label={t('studio_planner.week', { number: one })}
              disabled={one <= number}
              onClick={() => toggle(one)}
            >
              {format.number(one)}
            </button>
          ))}
          {offered.length < MAX_WEEKS && (
            <Button kind="ghost" size="small" onClick={() => setMore(more + 1)}>
              {t('studio_planner.more_weeks')}
            </Button>
          )}
        </fieldset>
        <div className={styles.progression}>
          <Segmented
            label={t('studio_planner.progression')}
            value={kind}
            onChange={setKind}
            choices={[
              { value: 'none', label: t('studio_planner.progression_none') },
              { value: 'weight', label: t('studio_planner.progression_weight') },
              { value: 'reps', label: t('studio_planner.progression_reps') },
            ]}
          />
          {kind !== 'none' && (
            <div className={styles.amount}>
              <NumberTextField
                key={kind}
                label={t(kind === 'weight' ? 'studio_planner.add_weight' : 'studio_planner.add_reps')}
                value={amounts[kind]}
                decimals={kind === 'weight' ? 2 : 0}
                {...LIMITS[kind]}
                error={is_out_of_range ? t('studio_planner.amount_range', LIMITS[kind]) : undefined}
                onChange={(value) => setAmounts({ ...amounts, [kind]: value ?? 0 })}
              />
              {kind === 'weight' && (
                <SelectField
                  label={t('studio_planner.unit')}
                  value={unit}
                  choices={[
                    { value: 'kg', label: t('studio_planner.unit_kg') },
                    { value: 'lb', label: t('studio_planner.unit_lb') },
                  ]}
                  onChange={(event) => setUnit(event.target.value === 'lb' ? 'lb' : 'kg')}
                />
              )}
            </div>
          )}
          <SelectField
            label={t('studio_planner.deload_weeks')}
            help={
              deload_weeks.length === 0
                ? t('studio_planner.deload_help')
                : t('studio_planner.deload_help_weeks', {
                    weeks: format.list(deload_weeks.map((one) => format.number(one))),
                    count: deload_weeks.length,
                  })
            }
            value={String(deload_every)}
            choices={DELOAD_CHOICES.map((every) => ({
              value: String(every),
              label:
                every === 0 ? t('studio_planner.deload_never') : t('studio_planner.deload_every', { every }),
            }))}
            onChange={(event) => setDeloadEvery(Number(event.target.value))}
          />
        </div>
        {week && (
          <CopyPreview
            week={week}
            number={number}
            copies={listWeekCopies(to_weeks, deload_weeks)}
            progression={progression}
          />
        )}
        {result.replaced > 0 && (
          <Notice tone="warn">{t('studio_planner.copy_replaces', { count: result.replaced })}</Notice>
        )}
        {error !== null && (
          <Notice tone="danger" role="alert">
            {hasCode(error, 'stale_revision') ? t('studio_planner.stale') : formatError(t, error)}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}

function createProgression(
  kind: Progression['kind'],
  amounts: { weight: number; reps: number },
  unit: 'kg' | 'lb',
): Progression {
  if (kind === 'weight') return { kind, amount: amounts.weight, unit }
  return kind === 'reps' ? { kind, amount: amounts.reps } : { kind }
}
