import { useId, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './checks.module.css'
import { FieldHelp } from './field-frame.tsx'
import type { Choice } from './select-field.tsx'

export type RadioChoice<Value extends string> = Choice<Value> & { readonly meta?: ReactNode }

export type RadioGroupProps<Value extends string> = {
  readonly label: string
  readonly choices: ReadonlyArray<RadioChoice<Value>>
  readonly value: Value | null
  readonly onChange: (value: Value) => void
  readonly help?: ReactNode
  readonly error?: string
  readonly name?: string
  /** Plain lines, or outlined cards such as prices. */
  readonly look?: 'lines' | 'cards'
}

/** One of a few, all visible. Arrow keys move within the group, as the browser does it. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, choices, value, onChange, help, error, look = 'lines' } = props
  const id = useId()
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset aria-describedby={described || undefined}>
      <legend className={styles.legend}>{label}</legend>
      <div className={cx(styles.group, look === 'cards' && styles.cards)}>
        {choices.map((choice) => (
          <label key={choice.value} className={cx(styles.row, look === 'cards' && styles.choice)}>
            <input
              type="radio"
              className={styles.box}
              name={props.name ?? id}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.is_disabled}
              onChange={() => onChange(choice.value)}
            />
            <span className={styles.words}>
              <span className={styles.title} dir="auto">
                {choice.label}
              </span>
              {choice.meta && <span className={styles.meta}>{choice.meta}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldHelp id={id} help={help} error={error} />
    </fieldset>
  )
}
