import type { ReactNode } from 'react'
import styles from './discover.module.css'

type FilterChipProps = { is_pressed: boolean; onPress: () => void; children: ReactNode }

/** A filter that is on or off; chosen ones are solid. */
export function FilterChip({ is_pressed, onPress, children }: FilterChipProps): ReactNode {
  return (
    <button type="button" className={styles.chip} aria-pressed={is_pressed} onClick={onPress}>
      {children}
    </button>
  )
}
