import { useId, type ComponentProps, type ReactNode } from 'react'
import { FieldHelp } from './field-frame.tsx'
import styles from './checks.module.css'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  readonly label: ReactNode
  readonly meta?: ReactNode
  readonly error?: string
  /** Some of the items it represents are selected, some are not. */
  readonly is_mixed?: boolean
}

/** A box to tick; it waits for a button to take effect. The whole row is the target. */
export function Checkbox({ label, meta, error, is_mixed = false, id, ...input }: CheckboxProps) {
  const generatedId = useId()
  const field = id ?? generatedId
  return (
    <div>
      <label className={styles.row} htmlFor={field}>
        <input
          type="checkbox"
          className={styles.box}
          id={field}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${field}-error` : undefined}
          ref={(box) => {
            if (box) box.indeterminate = is_mixed
          }}
          {...input}
        />
        <span className={styles.words}>
          <span className={styles.title} dir="auto">
            {label}
          </span>
          {meta && (
            <span className={styles.meta} dir="auto">
              {meta}
            </span>
          )}
        </span>
      </label>
      <FieldHelp id={field} error={error} />
    </div>
  )
}
