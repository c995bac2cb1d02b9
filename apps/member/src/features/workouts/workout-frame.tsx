import type { ReactNode } from 'react'
import styles from './player.module.css'

/** The whole screen, above the menu of the app. */
export function WorkoutFrame({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <section className={styles.frame} aria-label={label} data-hides-tabs data-is-full>
      {children}
    </section>
  )
}
