import { useT } from '@foyer/i18n/react'
import { Button, Loading, Skeleton } from '@foyer/ui'
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useOnline } from '../../platform/offline/use-online.ts'
import styles from './home-aside.module.css'

/** The boxes of the aside until it is known. */
export function HomeAsideSkeleton(): ReactNode {
  const t = useT()
  return (
    <Loading label={t('common.loading')}>
      <div className={styles.waiting}>
        {['4.5rem', '5.5rem', '3rem', '3rem'].map((height, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- boxes have no identity but their place
          <div key={index} className={styles.part}>
            {index < 3 && <Skeleton width="6rem" height="1.25rem" />}
            <Skeleton shape="picture" width="100%" height={height} />
          </div>
        ))}
      </div>
    </Loading>
  )
}

/** Says that a part did not come and why. Without a network there is nothing to try. */
export function HomeAsideError({ retry, is_busy }: { retry: () => void; is_busy: boolean }): ReactNode {
  const t = useT()
  if (!useOnline()) return <p className={styles.meta}>{t('library.aside.offline')}</p>
  return (
    <div className={styles.nothing}>
      <p className={styles.meta}>{t('library.aside.failed')}</p>
      <Button kind="text" size="small" icon={<RotateCw />} is_busy={is_busy} onClick={retry}>
        {t('common.retry')}
      </Button>
    </div>
  )
}
