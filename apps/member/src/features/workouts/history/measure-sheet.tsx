import {
  BODY_MEASURE_KINDS,
  BODY_MEASURES,
  BODY_UNITS,
  isBodyMeasure,
  type BodyMeasureKind,
  type BodyUnit,
} from '@foyer/contract/rules/body-measures'
import type { BodyMeasure } from '@foyer/contract/workouts/body-shapes'
import { useFormat, useLocale, useT } from '@foyer/i18n/react'
import { Button, Notice, Segmented, SelectField, TextField } from '@foyer/ui'
import { Sheet } from '@foyer/ui/sheet'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { useToday } from '#platform/session/use-today.ts'
import { useForm } from '#platform/use-form.ts'
import { formatFigure, parseFigure } from '../figures-text.ts'
import { readWeightUnit } from '../player-settings.ts'
import styles from './body.module.css'
import { BODY_KEY } from './history-key.ts'

type Values = { kind: BodyMeasureKind; value: string; unit: BodyUnit; measured_on: string }

type MeasureSheetProps = {
  /** The measure that is changed; null to add one. */
  measure: BodyMeasure | null
  /** The kind that is added first. */
  kind?: BodyMeasureKind
  /** Those measured before; their units are proposed again. */
  known: readonly BodyMeasure[]
  close: () => void
}

/** Adds a body measure, or changes one. Digits of any script and a decimal comma are read. */
export function MeasureSheet({ measure, kind = 'weight', known, close }: MeasureSheetProps): ReactNode {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const format = useFormat()
  const locale = useLocale()
  const { day: today } = useToday()
  const form = useForm<Values>({
    saved: measure
      ? { ...measure, value: formatFigure(measure.value, locale) }
      : { kind, value: '', unit: firstUnit(kind, known), measured_on: today },
    validate: ({ kind: of, value: text, unit, measured_on }) => {
      const value = parseFigure(text)
      return {
        ...(value === null || !isBodyMeasure(of, value, unit)
          ? { value: t('training.value_wrong', { max: format.number(BODY_UNITS[unit]) }) }
          : {}),
        ...(measured_on === '' || measured_on > today ? { measured_on: t('training.day_wrong') } : {}),
      }
    },
    save: async ({ kind: of, value: text, unit, measured_on }) => {
      const fields = { value: parseFigure(text) ?? 0, unit, measured_on }
      if (measure) await api('workouts.updateBodyMeasure', { id: measure.id, ...fields })
      else await api('workouts.addBodyMeasure', { kind: of, ...fields })
      await client.invalidateQueries({ queryKey: BODY_KEY })
      close()
    },
  })
  const { values } = form
  const units: readonly BodyUnit[] = BODY_MEASURES[values.kind]
  return (
    <Sheet
      is_open
      onOpenChange={(is_open) => {
        if (!is_open) close()
      }}
      title={t(measure ? 'training.edit_measure' : 'training.add_measure')}
      close_label={t('common.close')}
    >
      <form {...form.props} className={styles.form}>
        {form.refusal && (
          <Notice tone="danger" role="alert">
            {form.refusal}
          </Notice>
        )}
        {!measure && (
          <SelectField
            label={t('training.csv.measure')}
            value={values.kind}
            choices={BODY_MEASURE_KINDS.map((of) => ({ value: of, label: t(`training.body.${of}`) }))}
            onChange={({ target }) => {
              const chosen = BODY_MEASURE_KINDS.find((of) => of === target.value) ?? 'weight'
              form.change({ ...values, kind: chosen, unit: firstUnit(chosen, known) })
            }}
          />
        )}
        <div className={styles.valueField}>
          <TextField
            label={t('training.csv.value')}
            inputMode="decimal"
            autoComplete="off"
            unit={units.length === 1 ? t(`training.body_unit.${values.unit}`) : undefined}
            {...form.field('value')}
          />
          {units.length > 1 && (
            <Segmented
              label={t('training.csv.unit')}
              value={values.unit}
              choices={units.map((unit) => ({ value: unit, label: t(`training.body_unit.${unit}`) }))}
              onChange={(unit) => form.set('unit', unit)}
            />
          )}
        </div>
        <TextField label={t('training.date')} type="date" max={today} {...form.field('measured_on')} />
        <Button type="submit" is_wide is_busy={form.is_saving}>
          {t('common.save')}
        </Button>
      </form>
    </Sheet>
  )
}

/** The unit of the last measure of a kind, else the one that fits that of weights: who lifts pounds measures inches. */
function firstUnit(kind: BodyMeasureKind, known: readonly BodyMeasure[]): BodyUnit {
  const before = known.find((one) => one.kind === kind)
  if (before) return before.unit
  const [metric, imperial = metric] = BODY_MEASURES[kind]
  return readWeightUnit() === 'lb' ? imperial : metric
}
