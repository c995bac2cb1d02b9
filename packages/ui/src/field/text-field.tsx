import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'
import styles from './styles.module.css'

export type TextFieldProps = FieldFrameProps &
  Omit<ComponentProps<'input'>, 'children'> & {
    readonly icon?: ReactNode
    /** After the value: "kg", ".foyer.app". */
    readonly unit?: ReactNode
    /** A button inside, at the end. */
    readonly end?: ReactNode
  }

/** One line of text, e-mail, address, telephone or date: `type` is the native one. */
export function TextField({
  label,
  help,
  error,
  readings,
  note,
  icon,
  unit,
  end,
  id,
  className,
  ...input
}: TextFieldProps) {
  return (
    <FieldFrame label={label} help={help} error={error} readings={readings} note={note} id={id}>
      {(wiring) => (
        <div className={cx(styles.box, className)}>
          {icon}
          <input className={styles.input} {...typingDirection(input)} {...input} {...wiring} />
          {unit && <span className={styles.unit}>{unit}</span>}
          {end}
        </div>
      )}
    </FieldFrame>
  )
}

/** Words are typed in their own direction, addresses and numbers in that of the screen. */
function typingDirection({ type = 'text', inputMode }: ComponentProps<'input'>): { dir?: 'auto' } {
  return type === 'text' && inputMode === undefined ? { dir: 'auto' } : {}
}
