import { newSet, type SetsField, type WorkoutSet } from '@foyer/content/definitions'
import { WORKOUT_UNITS } from '@foyer/contract/rules/workouts'
import { useT } from '@foyer/i18n/react'
import { IconButton, SelectField } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { Maximize2 } from 'lucide-react'
import { useState } from 'react'
import { SetTable } from '../../sets/set-table.tsx'
import type { FieldProps } from '../field-props.ts'
import inspector from '../inspector.module.css'
import styles from '../../sets/sets.module.css'

/** The sets of an exercise: what they are counted in, and the table, which also opens as a large dialog. */
export function SetsInput({ field, value, onChange, label, help, error, errors }: FieldProps<SetsField>) {
  const t = useT()
  const [is_open, setOpen] = useState(false)
  const sets: readonly WorkoutSet[] = Array.isArray(value) ? value : []
  const faults = new Set(Object.keys(errors))
  const problem = error ?? Object.values(errors)[0]
  const [{ unit, weight_unit } = newSet] = sets
  const changeAll = (change: Partial<WorkoutSet>): void =>
    onChange(sets.map((set) => ({ ...set, ...change })))
  const has_units = sets.some((set) => set.unit !== unit)
  const has_weight_units = sets.some((set) => set.weight_unit !== weight_unit)
  const mixed = { value: '', label: t('editor.sets.mixed') }
  const content = (
    <>
      <div className={styles.controls}>
        <SelectField
          label={t('blocks.workout_page.unit')}
          value={has_units ? '' : unit}
          choices={[
            ...(has_units ? [mixed] : []),
            ...WORKOUT_UNITS.map((name) => ({ value: name, label: t(`blocks.units.${name}`) })),
          ]}
          onChange={(event) => {
            const next = WORKOUT_UNITS.find((name) => name === event.target.value)
            if (next) changeAll({ unit: next })
          }}
        />
        <SelectField
          label={t('blocks.workout_page.weight_unit')}
          value={has_weight_units ? '' : weight_unit}
          choices={[
            ...(has_weight_units ? [mixed] : []),
            { value: 'kg', label: t('blocks.units.kg') },
            { value: 'lb', label: t('blocks.units.lb') },
          ]}
          onChange={({ target }) => {
            if (target.value === 'kg' || target.value === 'lb') changeAll({ weight_unit: target.value })
          }}
        />
        {!is_open && (
          <IconButton
            size="small"
            icon={<Maximize2 />}
            label={t('editor.sets.open_large')}
            onClick={() => setOpen(true)}
          />
        )}
      </div>
      <SetTable label={label} sets={sets} max={field.max} faults={faults} onChange={onChange} />
      <p className={styles.help}>{help ?? t('editor.sets.help')}</p>
      {problem && <p className={inspector.error}>{problem}</p>}
    </>
  )
  return (
    <fieldset className={inspector.group}>
      <legend className={inspector.label}>
        {label}
        <span className={inspector.count}>
          {t('editor.field.counter', { count: sets.length, max: field.max })}
        </span>
      </legend>
      {content}
      <Dialog
        is_open={is_open}
        onOpenChange={setOpen}
        title={label}
        close_label={t('common.close')}
        width={880}
      >
        {is_open && <div className={styles.large}>{content}</div>}
      </Dialog>
    </fieldset>
  )
}
