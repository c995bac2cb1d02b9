import { problemMessage } from '@foyer/i18n'
import { useFormat, useT } from '@foyer/i18n/react'
import { Notice } from '@foyer/ui'
import { formatError } from '#platform/problem.ts'
import type { BulkResult } from '#platform/run-bulk.ts'
import styles from './bulk.module.css'

/** So many pages of a reason are named. */
const MAX_TITLES = 4

type BulkProgressProps = { readonly count: number; readonly total: number }

/** How far a change of many pages is; nothing for a change of one call. */
export function BulkProgress({ count, total }: BulkProgressProps) {
  const t = useT()
  const format = useFormat()
  const text = t('studio_tags.bulk.progress', { count: format.number(count), total: format.number(total) })
  return (
    <div className={styles.progress}>
      <progress value={count} max={total} aria-label={text} />
      <output>{text}</output>
    </div>
  )
}

type BulkReportProps = {
  readonly result: BulkResult<unknown>
  /** The title of a page; undefined where it is not loaded. */
  readonly titleOf: (page_id: string) => string | undefined
}

/** Which pages a change did not reach, by reason. */
export function BulkReport({ result: { refused, untried, error }, titleOf }: BulkReportProps) {
  const t = useT()
  const by_reason = Map.groupBy(refused, ({ code, params }) =>
    problemMessage(t, { code, ...(params && { params }) }, ['studio_tags.bulk', 'studio']),
  )
  return (
    <Notice tone="danger" role="alert">
      <ul className={styles.reasons}>
        {[...by_reason].map(([reason, pages]) => {
          const titles = pages.flatMap(({ page_id }) => titleOf(page_id) ?? []).slice(0, MAX_TITLES)
          const others = pages.length - titles.length
          return (
            <li key={reason}>
              <strong>{t('studio_tags.bulk.refused', { count: pages.length })}</strong> {reason}
              {titles.length > 0 && (
                <span className={styles.titles} dir="auto">
                  {titles.join(', ')}
                  {others > 0 && ` ${t('studio_tags.bulk.others', { count: others })}`}
                </span>
              )}
            </li>
          )
        })}
        {error !== null && (
          <li>
            <strong>{t('studio_tags.bulk.untried', { count: untried.length })}</strong>{' '}
            {formatError(t, error)}
          </li>
        )}
      </ul>
    </Notice>
  )
}
