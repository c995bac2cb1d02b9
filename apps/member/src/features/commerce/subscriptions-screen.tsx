import { useT } from '@foyer/i18n/react'
import { EmptyState, LinkButton } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { Receipt } from 'lucide-react'
import type { ReactNode } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { useEmptyStateArt } from '../../platform/screen/cover.tsx'
import { QueryBoundary } from '../../platform/screen/loaded.tsx'
import { Screen } from '../../platform/screen/screen.tsx'
import { PlanPanel } from './plans/plan-panel.tsx'
import { PLANS_KEY } from './plans/use-plan-action.ts'
import { WithdrawLink } from './withdraw/withdraw-link.tsx'
import styles from './plans/plans.module.css'

/** The member's plans: what each takes and when, a break, a way out, and a way to pay what is overdue. */
export function SubscriptionsScreen(): ReactNode {
  const t = useT()
  const api = useApi()
  const art = useEmptyStateArt('tide', 7)
  const query = useQuery({ queryKey: PLANS_KEY, queryFn: () => api('commerce.listSubscriptions') })
  return (
    <Screen
      title={t('account.subscriptions')}
      back="/me/account"
      actions={
        <a className={styles.receipts} href="/me/account/purchases" aria-label={t('account.purchases')}>
          <Receipt aria-hidden="true" />
        </a>
      }
    >
      <QueryBoundary query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              art={art}
              title={t('checkout.subscriptions.empty_title')}
              text={t('checkout.subscriptions.empty_text')}
              actions={
                <LinkButton size="small" href="/">
                  {t('checkout.empty_action')}
                </LinkButton>
              }
            />
          ) : (
            <div className={styles.plans}>
              {items.map((plan) => (
                <PlanPanel key={plan.id} plan={plan} />
              ))}
              <WithdrawLink />
            </div>
          )
        }
      </QueryBoundary>
    </Screen>
  )
}
