import type { ComponentProps, ReactNode } from 'react'
import styles from './checks.module.css'

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'role'> & {
  readonly label: ReactNode
  readonly meta?: ReactNode
}

/** A setting that takes effect at once. The whole row is clickable. */
export function Switch({ label, meta, ...input }: SwitchProps) {
  return (
    <label className={styles.row}>
      <span className={styles.words}>
        <span className={styles.title}>{label}</span>
        {meta && <span className={styles.meta}>{meta}</span>}
      </span>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox has its state already */}
      <input type="checkbox" role="switch" className={styles.switch} {...input} />
    </label>
  )
}
