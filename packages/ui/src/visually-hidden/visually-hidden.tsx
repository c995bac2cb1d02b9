import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import styles from './styles.module.css'

/** Text for screen readers only. Focusable content becomes visible while focused (skip links). */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span className={cx(styles.hidden, className)} {...rest} />
}

/** Text that screen readers announce when it appears or changes. */
export function Announcement({ className, ...rest }: ComponentProps<'output'>) {
  return <output className={cx(styles.hidden, className)} {...rest} />
}
