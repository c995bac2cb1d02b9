import type { PageEntity } from '@foyer/contract/pages/page-index'
import { useT } from '@foyer/i18n/react'
import type { ButtonProps } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { cloneElement, type ReactElement, type ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { lazyFeature } from '#platform/texts/lazy-feature.tsx'
import { ContinueAction } from './continue-action.tsx'
import styles from './page-actions.module.css'

type Page = Pick<PageEntity, 'page_id' | 'page_title'>
type Props = {
  page: Page & Pick<PageEntity, 'page_access'>
  button: ReactElement<ButtonProps>
  label: string
  /** Where a run continues; null without a run. */
  next_page_id: string | null
  ownerLabel: string
}

/** Starts a page, or continues its run. What is for sale names the member's product that opens it. */
export function StartAction({ page, button, label, next_page_id, ownerLabel }: Props): ReactNode {
  if (next_page_id !== null) {
    const kind = button.props.kind === 'accent' ? 'accent' : 'soft'
    return <ContinueAction {...{ next_page_id, kind, ownerLabel }} />
  }
  if (page.page_access.every(({ kind }) => kind !== 'purchase')) return button
  return cloneElement(button, {
    className: styles.onward,
    icon: undefined,
    icon_end: button.props.icon,
    children: (
      <span className={styles.lines}>
        <span className={styles.label}>{label}</span>
        <OwnedByLine page={page} />
      </span>
    ),
  })
}

const OwnedByLine = lazyFeature(async () => ProductLine, ['checkout'])

/** The name of that product, where it differs from the page's. */
function ProductLine({ page }: { page: Page }): ReactNode {
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
