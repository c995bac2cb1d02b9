import { useT } from '@foyer/i18n/react'
import { Button, SelectField } from '@foyer/ui'
import { useState } from 'react'
import { WORKOUT_FIELDS, type ReadChoices, type WorkoutField, type WorkoutReport } from './workout-file.ts'
import styles from './workout-import.module.css'

type WorkoutColumnsProps = {
  readonly report: WorkoutReport
  readonly weight_unit: 'kg' | 'lb'
  readonly is_checking: boolean
  readonly onCheck: (choices: ReadChoices) => void
}

/** Assigns the columns of a file to fields, and the unit of weights without one. */
export function WorkoutColumns({ report, weight_unit, is_checking, onCheck }: WorkoutColumnsProps) {
  const t = useT()
  const { columns, missing_fields } = report
  const [fields, setFields] = useState<readonly (WorkoutField | null)[]>(() =>
    columns.map(({ field }) => field),
  )
  const [unit, setUnit] = useState(weight_unit)
  const used = columns.filter(({ field }) => field !== null).length
  const is_changed = unit !== weight_unit || columns.some(({ field }, at) => field !== fields[at])
  const choose = (at: number, field: WorkoutField | null): void =>
    setFields(fields.map((other, index) => (index === at ? field : other === field ? null : other)))
  return (
    <details className={styles.columns} open={missing_fields.length > 0 || undefined}>
      <summary className={styles.summary}>
        {t('studio_workout_import.mapping.title')}
        <span className={styles.count}>
          {t('studio_workout_import.mapping.summary', { used, count: columns.length })}
        </span>
      </summary>
      <div className={styles.fields}>
        {columns.map(({ heading, samples }, at) => (
          <SelectField
            // oxlint-disable-next-line react/no-array-index-key -- two columns may have one heading
            key={at}
            label={heading || t('studio_workout_import.mapping.column_number', { number: at + 1 })}
            help={samples.join(' · ')}
            value={fields[at] ?? ''}
            choices={[
              { value: '', label: t('studio_workout_import.mapping.none') },
              ...WORKOUT_FIELDS.map((value) => ({
                value,
                label: t(`studio_workout_import.fields.${value}`),
              })),
            ]}
            onChange={({ target }) => choose(at, WORKOUT_FIELDS.find((one) => one === target.value) ?? null)}
          />
        ))}
        <SelectField
          label={t('studio_workout_import.mapping.weight_unit')}
          value={unit}
          choices={(['kg', 'lb'] as const).map((value) => ({
            value,
            label: t(`studio_workout_import.mapping.${value}`),
          }))}
          onChange={({ target }) => setUnit(target.value === 'lb' ? 'lb' : 'kg')}
        />
      </div>
      <Button
        kind={missing_fields.length > 0 ? 'ink' : 'outline'}
        disabled={!is_changed}
        is_busy={is_checking}
        onClick={() => onCheck({ fields: fields.map((field) => field ?? '').join(','), weight_unit: unit })}
      >
        {t('studio_workout_import.mapping.check')}
      </Button>
    </details>
  )
}
