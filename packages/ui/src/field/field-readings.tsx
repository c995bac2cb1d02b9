import { Button } from '../button/index.ts'
import styles from './styles.module.css'

/** One value that an unclear text may mean. */
export type FieldReading = { readonly label: string; readonly onChoose: () => void }

/** Buttons below the error of a field, one for each value that its text may mean. */
export function FieldReadings({ readings }: { readonly readings: readonly FieldReading[] }) {
  return (
    <div className={styles.readings}>
      {readings.map((reading) => (
        <Button key={reading.label} kind="outline" size="small" onClick={reading.onChoose}>
          {reading.label}
        </Button>
      ))}
    </div>
  )
}
