import type { ReactNode } from 'react'
import styles from './steps.module.css'

/** Numbered steps to read while doing. */
export function Steps({ steps }: { steps: readonly string[] }): ReactNode {
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <li key={index} className={styles.step} dir="auto">
          {step}
        </li>
      ))}
    </ol>
  )
}
