import { ChevronsUpDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'
import styles from './styles.module.css'

/** A choice with its label. */
export type Choice<Value extends string = string> = {
  readonly value: Value
  readonly label: string
  readonly is_disabled?: boolean
}

export type SelectFieldProps = FieldFrameProps &
  Omit<ComponentProps<'select'>, 'children' | 'multiple'> & {
    readonly choices: readonly Choice[]
    /** Shown while nothing is selected. */
    readonly placeholder?: string
    readonly icon?: ReactNode
  }

/** One of many, by the device's own picker. For two to four choices a segmented control is quicker. */
export function SelectField(props: SelectFieldProps) {
  const { label, help, error, note, id, choices, placeholder, icon, className, ...select } = props
  return (
    <FieldFrame label={label} help={help} error={error} note={note} id={id}>
      {(wiring) => (
        <div className={cx(styles.box, className)}>
          {icon}
          <select className={cx(styles.input, styles.select)} {...select} {...wiring}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value} disabled={choice.is_disabled}>
                {choice.label}
              </option>
            ))}
          </select>
          <ChevronsUpDown className={styles.arrow} aria-hidden="true" />
        </div>
      )}
    </FieldFrame>
  )
}
