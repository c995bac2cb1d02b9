import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import styles from './styles.module.css'

/** Words for screen readers only. What can be focused inside shows while it has the focus (skip links). */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span className={cx(styles.hidden, className)} {...rest} />
}

/** Words that screen readers say when they appear or change. */
export function Announcement({ className, ...rest }: ComponentProps<'output'>) {
  return <output className={cx(styles.hidden, className)} {...rest} />
}
