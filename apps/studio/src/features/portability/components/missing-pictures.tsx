import { useT } from '@foyer/i18n/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { InfiniteList } from '#platform/parts/infinite-list.tsx'
import styles from '#platform/parts/import-report.module.css'
import { useSlug } from '#platform/routes.ts'
import type { ImportRun } from '../import-state.ts'
import { missingPicturesQuery } from '../queries.ts'

/** How many pictures a file names without containing them; opened, of which exercises. */
export function MissingPictures({ run }: { readonly run: ImportRun }) {
  const t = useT()
  const [is_open, setIsOpen] = useState(false)
  return (
    <details className={styles.pictures} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{t('studio_import.pictures_missing', { count: run.counts.pictures_missing })}</summary>
      {is_open && <MissingList run={run} />}
    </details>
  )
}

function MissingList({ run }: { readonly run: ImportRun }) {
  const t = useT()
  const query = useInfiniteQuery(missingPicturesQuery(useSlug(), run.id, run.state))
  return (
    <InfiniteList
      query={query}
      content_name={t('studio_import.report')}
      getRows={(pages) => pages.flatMap((page) => page.items)}
      empty={null}
    >
      {(rows) => (
        <ul>
          {rows.map(({ row, name, problems }) => {
            const count = problems.filter(({ code }) => code === 'picture_missing').length
            return (
              <li key={row} dir="auto">
                {t('studio_import.pictures_missing_of', { name, count })}
              </li>
            )
          })}
        </ul>
      )}
    </InfiniteList>
  )
}
