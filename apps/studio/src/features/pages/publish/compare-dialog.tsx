import { useFormat, useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { QueryBoundary } from '#platform/load-state.tsx'
import { useSlug } from '#platform/routes.ts'
import { comparisonQuery, type Comparison } from '../queries.ts'
import { formatChangedParts } from './format-changed-parts.ts'
import styles from './publish.module.css'

type CompareDialogProps = {
  /** The release that is looked at. */
  readonly release: { readonly id: string; readonly number: number }
  /** The number of the one that it is compared with. */
  readonly against: number
  readonly onClose: () => void
}

/** What a release shows otherwise than an earlier one: each page, and what of it changed. */
export function CompareDialog({ release, against, onClose }: CompareDialogProps) {
  const t = useT()
  const query = useQuery(comparisonQuery(useSlug(), release.id, against))
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => !is_open && onClose()}
      title={t('publish.compare.title', { number: release.number, against })}
      close_label={t('common.close')}
      actions={
        <Button kind="outline" onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      <QueryBoundary query={query} content_name={t('publish.compare.what')}>
        {(comparison) => <Differences {...comparison} />}
      </QueryBoundary>
    </Dialog>
  )
}

/** Pages by name with their changes; changes without a page by their kind. */
export function Differences({ items, more_count }: Comparison) {
  const t = useT()
  const format = useFormat()
  if (items.length === 0) return <p className={styles.lead}>{t('publish.compare.none')}</p>
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling list must be reachable by keyboard */}
      <ul className={styles.changes} aria-label={t('publish.compare.what')} tabIndex={0}>
        {items.map((item) => (
          <li key={`${item.page_id} ${item.kind}`} className={styles.change}>
            <span className={styles.difference}>
              <strong>{item.title || t(`publish.kind_${item.kind}`)}</strong>
              {item.title !== '' && <span>{formatChangedParts(t, format, item)}</span>}
            </span>
            <span className={styles.audience} dir="ltr">
              {item.path}
            </span>
          </li>
        ))}
      </ul>
      {more_count > 0 && <p className={styles.lead}>{t('publish.compare.more', { count: more_count })}</p>}
    </>
  )
}
