import type { ReactNode } from 'react'
import styles from './styles.module.css'

/** `solid` is for counts of what is new. */
export type BadgeTone = 'neutral' | 'accent' | 'ok' | 'warn' | 'danger' | 'solid'

export type BadgeProps = {
  readonly children: ReactNode
  readonly tone?: BadgeTone
  readonly icon?: ReactNode
}

/** A small label for a state. The text carries the meaning; the colour only supports it. */
export function Badge({ children, tone = 'neutral', icon }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {icon}
      {children}
    </span>
  )
}
