import { PRODUCT_ART_TYPE } from '@foyer/content/traits'
import type { OutputFor } from '@foyer/contract/client'
import { useFormat, useT } from '@foyer/i18n/react'
import { Badge, EmptyState, LinkButton, ListRow, RowList } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { Cover, useEmptyStateArt } from '../../platform/screen/cover.tsx'
import { QueryBoundary } from '../../platform/screen/loaded.tsx'
import { Screen } from '../../platform/screen/screen.tsx'
import { WithdrawLink } from './withdraw/withdraw-link.tsx'
import { RestorePurchases } from './restore-purchases.tsx'
import styles from './checkout.module.css'
import {
  EndedAccessLine,
  EndedAccessList,
  GrantedAccessList,
  OwnedAccessLines,
  type EndedAccess,
  type OwnedAccess,
} from './owned-access-lines.tsx'

/** Lists the member's purchases, newest first, and other owned access, each with reason and end. */
export function PurchasesScreen(): ReactNode {
  const t = useT()
  const api = useApi()
  const art = useEmptyStateArt('arch', 5)
  const query = useQuery({
    queryKey: ['commerce', 'owned'],
    queryFn: async () => {
      const [{ items }, { items: holdings, ended }] = await Promise.all([
        api('commerce.listPurchases'),
        api('commerce.listHoldings'),
      ])
      return { items, holdings, ended }
    },
  })
  return (
    <Screen title={t('account.purchases')} back="/me/account">
      <QueryBoundary query={query}>
        {({ items, holdings, ended }) =>
          items.length + holdings.length + ended.length === 0 ? (
            <EmptyState
              art={art}
              title={t('checkout.purchases.empty_title')}
              text={t('checkout.purchases.empty_text')}
              actions={
                <LinkButton size="small" href="/">
                  {t('checkout.empty_action')}
                </LinkButton>
              }
            />
          ) : (
            <PurchaseLists items={items} holdings={holdings} ended={ended} />
          )
        }
      </QueryBoundary>
      <RestorePurchases />
    </Screen>
  )
}

type Purchase = OutputFor<'commerce.listPurchases'>['items'][number]
type PurchaseListsProps = {
  items: readonly Purchase[]
  holdings: readonly OwnedAccess[]
  ended: readonly EndedAccess[]
}

function PurchaseLists({ items, holdings, ended }: PurchaseListsProps): ReactNode {
  const t = useT()
  const bought = new Set(items.map((purchase) => purchase.product_id))
  const otherAccess = holdings.filter(({ object_id }) => !bought.has(object_id))
  const owned = new Map(holdings.map((entry) => [entry.object_id, entry]))
  const endedElsewhere = ended.filter(({ object_id }) => !bought.has(object_id))
  const endedById = new Map(ended.map((entry) => [entry.object_id, entry]))
  return (
    <div className={styles.list}>
      {items.length > 0 && (
        <RowList label={t('account.purchases')}>
          {items.map((purchase, at) => {
            // Of several purchases of a product, the newest grants access; earlier ones only show their date.
            const is_newest = items.findIndex((entry) => entry.product_id === purchase.product_id) === at
            return (
              <PurchaseRow
                key={purchase.id}
                purchase={purchase}
                owned={is_newest ? owned.get(purchase.product_id) : undefined}
                has_ended={is_newest && !owned.has(purchase.product_id)}
                endedAccess={endedById.get(purchase.product_id)}
              />
            )
          })}
        </RowList>
      )}
      {items.length > 0 && (
        <RowList>
          {[
            <ListRow
              key="link"
              href="/me/account/invoices"
              lead={<ReceiptText aria-hidden="true" />}
              title={t('checkout.purchases.invoices')}
            />,
          ]}
        </RowList>
      )}
      {items.length > 0 && <WithdrawLink reference={String(items[0]?.order_number ?? '')} />}
      {otherAccess.length > 0 && <GrantedAccessList items={otherAccess} />}
      {endedElsewhere.length > 0 && <EndedAccessList items={endedElsewhere} />}
    </div>
  )
}

type PurchaseRowProps = {
  purchase: Purchase
  owned: OwnedAccess | undefined
  has_ended: boolean
  /** When the access ended, according to the ledger. */
  endedAccess: EndedAccess | undefined
}

function PurchaseRow({ purchase, owned, has_ended, endedAccess }: PurchaseRowProps): ReactNode {
  const t = useT()
  const format = useFormat()
  const reason_has_date = owned?.reasons.some(({ cause }) => cause === 'purchase' || cause === 'subscription')
  return (
    <ListRow
      href={`/me/products/${purchase.product_id}`}
      title={purchase.title}
      meta={
        <>
          {!reason_has_date && (
            <span className={styles.reason}>
              {t('checkout.purchases.on', { date: format.date(purchase.purchased_at, 'long') })}
            </span>
          )}
          {owned && <OwnedAccessLines owned={owned} />}
          {has_ended &&
            (endedAccess ? (
              <EndedAccessLine ended={endedAccess} />
            ) : (
              <span className={styles.reason}>{t('checkout.owned.over')}</span>
            ))}
        </>
      }
      lead={
        <Cover
          cover={purchase.cover}
          asset={purchase.cover_asset}
          of={{ id: purchase.product_id, content_type: PRODUCT_ART_TYPE }}
          width={56}
          height={56}
        />
      }
      end={
        <>
          {purchase.is_refunded && <Badge>{t('checkout.purchases.refunded')}</Badge>}
          {purchase.is_test && <Badge tone="warn">{t('checkout.purchases.test')}</Badge>}
          {format.money(purchase.total.amount, purchase.total.currency)}
        </>
      }
    />
  )
}
