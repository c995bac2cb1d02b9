import { pageTraits, PLAIN_PAGE_TYPE } from '@foyer/content/traits'
import type { PageShell } from '@foyer/contract/pages/page-index'
import { useT } from '@foyer/i18n/react'
import { Loading, Skeleton } from '@foyer/ui'
import type { ReactNode } from 'react'
import { RowSkeletons } from '#platform/screen/row-skeletons.tsx'
import styles from './page-skeleton.module.css'
import { PageToolbar } from './page-toolbar.tsx'

/** Skeleton of a page, shown after 150 ms. Of a gated page only the shell is known, so guests see the title at most. */
export function PageSkeleton({ shell }: { shell: PageShell | null }): ReactNode {
  const t = useT()
  const type = shell?.page_content_type ?? PLAIN_PAGE_TYPE
  return (
    <>
      <PageToolbar title={shell?.page_title ?? ''} has_back={shell?.page_data !== '/'} />
      <Loading label={t('common.loading')}>
        <div className={styles.page} data-type={type}>
          <div className={styles.cover}>
            <Skeleton shape="picture" />
          </div>
          <div className={styles.words}>
            {shell ? (
              <h1 className={styles.title} dir="auto">
                {shell.page_title}
              </h1>
            ) : (
              <Skeleton />
            )}
            <Skeleton />
          </div>
          <div className={styles.rest}>
            {pageTraits(type).skeleton === 'lines' ? <Lines /> : <RowSkeletons />}
          </div>
        </div>
      </Loading>
    </>
  )
}

function Lines(): ReactNode {
  return (
    <div className={styles.lines}>
      {['a', 'b', 'c', 'd'].map((line) => (
        <Skeleton key={line} />
      ))}
    </div>
  )
}
