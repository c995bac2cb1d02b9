import { useT } from '@foyer/i18n/react'
import { VisuallyHidden } from '@foyer/ui'
import styles from './version-comparison.module.css'

/** A setting that differs between two versions, formatted. */
export type VersionDifference = { readonly label: string; readonly mine: string; readonly theirs: string }

type VersionComparisonProps = { readonly name: string; readonly rows: readonly VersionDifference[] }

/** Compares the user's values with those another team member saved, field by field. */
export function VersionComparison({ name, rows }: VersionComparisonProps) {
  const t = useT()
  if (rows.length === 0) return <p className={styles.same}>{t('studio.conflict.same')}</p>
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('studio.conflict.setting')}</VisuallyHidden>
          </th>
          <th scope="col">{t('studio.conflict.mine')}</th>
          <th scope="col">{name}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, mine, theirs }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{mine}</td>
            <td>{theirs}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
