import { useT } from '@foyer/i18n/react'
import { Button, LinkButton } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import styles from './schedule.module.css'

/** Names the program that the schedule is limited to, with the way back to its page and to the whole schedule. */
export function PageFilter({ page_id, onShowAll }: { page_id: string; onShowAll: () => void }): ReactNode {
  const t = useT()
  const { api } = usePlatform()
  const page = useQuery({
    queryKey: ['pages', 'path', page_id],
    queryFn: () => api('pages.getPagePath', { id: page_id }),
    retry: false,
  }).data
  return (
    <div className={styles.filter}>
      <p className={styles.meta} dir="auto">
        {page ? t('schedule.only_page', { title: page.title }) : t('schedule.only_one_page')}
      </p>
      {page && (
        <LinkButton kind="soft" size="small" href={page.path}>
          {t('schedule.view_page')}
        </LinkButton>
      )}
      <Button kind="text" size="small" onClick={onShowAll}>
        {t('schedule.show_all')}
      </Button>
    </div>
  )
}
