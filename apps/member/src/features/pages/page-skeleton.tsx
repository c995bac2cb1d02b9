import type { PageShell } from '@foyer/contract/pages/page-index'
import { useT } from '@foyer/i18n/react'
import { Loading, Skeleton } from '@foyer/ui'
import type { ReactNode } from 'react'
import styles from './page-skeleton.module.css'
import { PageToolbar } from './page-toolbar.tsx'

/**
 * The boxes of what comes, shown after 150 ms. Of a gated page only its shell is known, so that a stranger sees the
 * title and no more.
 */
export function PageSkeleton({ shell }: { shell: PageShell | null }): ReactNode {
  const t = useT()
  const type = shell?.page_content_type ?? 'generic'
  return (
    <>
      <PageToolbar title={shell?.page_title ?? ''} has_back={shell?.page_data !== '/'} />
      <Loading label={t('common.loading')}>
        <div className={styles.page} data-type={type}>
          <div className={styles.cover}>
            <Skeleton shape="picture" height="100%" />
          </div>
          <div className={styles.words}>
            {shell ? (
              <h1 className={styles.title}>{shell.page_title}</h1>
            ) : (
              <Skeleton width="62%" height="2.25rem" />
            )}
            <Skeleton width="48%" />
          </div>
          {type === 'article' || type === 'generic' ? <Lines /> : <Rows />}
        </div>
      </Loading>
    </>
  )
}

function Lines(): ReactNode {
  return (
    <div className={styles.words}>
      {['100%', '94%', '98%', '71%'].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  )
}

function Rows(): ReactNode {
  return (
    <div className={styles.rows}>
      {['58%', '44%', '64%', '50%'].map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton shape="picture" width="3.5rem" height="3.5rem" />
          <div className={styles.rowWords}>
            <Skeleton width={width} />
            <Skeleton width="32%" height="0.8125rem" />
          </div>
        </div>
      ))}
    </div>
  )
}
