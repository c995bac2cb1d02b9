import { useId, type ReactNode } from 'react'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import type { Choice } from './select-field.tsx'
import styles from './segmented.module.css'

export type SegmentedProps<Value extends string> = {
  /** Names the group for screen readers. */
  readonly label: string
  /** Two to four; with `icon` the labels are for screen readers only. */
  readonly choices: ReadonlyArray<Choice<Value> & { readonly icon?: ReactNode }>
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** Two to four choices side by side; one is always chosen. Radio buttons underneath. */
export function Segmented<Value extends string>({ label, choices, value, onChange }: SegmentedProps<Value>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={styles.track}>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            disabled={choice.is_disabled}
            onChange={() => onChange(choice.value)}
          />
          {choice.icon}
          {choice.icon ? (
            <VisuallyHidden>{choice.label}</VisuallyHidden>
          ) : (
            <span className={styles.name}>{choice.label}</span>
          )}
        </label>
      ))}
    </div>
  )
}
