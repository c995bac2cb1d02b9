import { useT } from '@foyer/i18n/react'
import { Notice } from '@foyer/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { ButtonLink } from '#platform/parts/button-link.tsx'
import { useSlug } from '#platform/routes.ts'
import { differencesQuery } from './queries.ts'

/** Says that payments differ from the provider's; nothing while all agree. */
export function PaymentCheckBanner() {
  const t = useT()
  const slug = useSlug()
  const { data } = useInfiniteQuery(differencesQuery(slug, 'open'))
  const count = data?.pages[0]?.open_count ?? 0
  if (count === 0) return null
  return (
    <Notice
      tone="warn"
      icon={<CircleAlert />}
      action={
        <ButtonLink to="/apps/$slug/products/payment-check" params={{ slug }} kind="outline">
          {t('studio_reconciliation.banner_open')}
        </ButtonLink>
      }
    >
      {t('studio_reconciliation.banner', { count })}
    </Notice>
  )
}
