import { foldText } from '@foyer/domain/search'
import { useFormat, useT } from '@foyer/i18n/react'
import { Chip } from '@foyer/ui'
import { ComboField, type ComboOption } from '@foyer/ui/combo-field'
import type { ReactNode } from 'react'
import styles from './values-field.module.css'

/** A value that is in use, and by how many pages. */
export type KnownValue = { readonly value: string; readonly count: number }

type ValuesFieldProps = {
  readonly label: string
  readonly help?: string
  readonly values: readonly string[]
  /** Values in use, the most frequent first. */
  readonly known: readonly KnownValue[]
  readonly max?: number
  readonly max_length?: number
  readonly onChange: (values: string[]) => void
  /** Beside the values, such as a button that removes the field. */
  readonly end?: ReactNode
}

/** Short values such as muscles: each a chip, and a field for the next one that offers those in use. */
export function ValuesField(props: ValuesFieldProps) {
  const { label, help, values, known, max = 20, max_length = 60, onChange, end } = props
  const t = useT()
  const format = useFormat()
  const is_full = values.length >= max
  const chosen = new Set(values.map(foldText))
  const add = (value: string): void => {
    if (!chosen.has(foldText(value)) && !is_full) onChange([...values, value])
  }
  return (
    <fieldset className={styles.group} aria-label={label}>
      <ComboField
        label={label}
        help={is_full ? t('editor.values.full', { count: max }) : (help ?? t('editor.values.help'))}
        options={known
          .filter(({ value }) => !chosen.has(foldText(value)))
          .map(({ value, count }) => ({ id: value, label: value, note: format.number(count) }))}
        isMatch={hasTerm}
        toggle_label={t('editor.values.show')}
        max_length={max_length}
        is_disabled={is_full}
        onChoose={add}
        onCreate={add}
        onBackspace={() => onChange(values.slice(0, -1))}
      />
      {(values.length > 0 || end !== undefined) && (
        <span className={styles.chips}>
          {values.map((value) => (
            <Chip
              key={value}
              remove_label={t('editor.values.remove', { value })}
              onRemove={() => onChange(values.filter((other) => other !== value))}
            >
              <bdi>{value}</bdi>
            </Chip>
          ))}
          {end}
        </span>
      )}
    </fieldset>
  )
}

/** Whether a label has a term, whatever its case and accents. */
export function hasTerm({ label }: ComboOption, term: string): boolean {
  return foldText(label).includes(foldText(term))
}
