import { useFormat } from '@foyer/i18n/react'
import styles from './import-report.module.css'

type ImportCountsProps = {
  readonly parts: ReadonlyArray<{ readonly action: string; readonly label: string; readonly count: number }>
}

/** What becomes of the rows of an import, as one drawn band with its figures. */
export function ImportCounts({ parts }: ImportCountsProps) {
  const format = useFormat()
  return (
    <div className={styles.band}>
      <div className={styles.bar} aria-hidden="true">
        {parts.flatMap(({ action, count }) =>
          count > 0
            ? [<span key={action} className={styles.part} data-action={action} style={{ flexGrow: count }} />]
            : [],
        )}
      </div>
      <dl className={styles.figures}>
        {parts.map(({ action, label, count }) => (
          <div key={action} className={styles.figure}>
            <dt className={styles.name} data-action={action}>
              {label}
            </dt>
            <dd className={styles.value}>{format.number(count)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
