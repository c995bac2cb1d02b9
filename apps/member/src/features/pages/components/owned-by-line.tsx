import type { PageEntity } from '@foyer/contract/pages/page-index'
import { useT } from '@foyer/i18n/react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import styles from './page-actions.module.css'

/** Below the start of a page: the member's product that opens it, where that has another name. */
export function OwnedByLine({ page }: { page: Pick<PageEntity, 'page_id' | 'page_title'> }): ReactNode {
  const t = useT()
  const api = useApi()
  const { data } = useQuery({
    queryKey: ['commerce', 'holdings'],
    queryFn: () => api('commerce.listHoldings'),
  })
  const owned = data?.items.find(({ opens }) => opens.some(({ page_id }) => page_id === page.page_id))
  if (!owned) return null
  const title = owned.reasons[0]?.part_of ?? owned.title
  if (title === page.page_title) return null
  return <span className={styles.where}>{t('checkout.offer.part_of', { title })}</span>
}
