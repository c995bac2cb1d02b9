import type { OutputFor } from '@foyer/contract/client'
import { useFormat, useT } from '@foyer/i18n/react'
import { Badge, EmptyState, LinkButton, ListRow, RowList } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { Cover, useEmptyArt } from '../../platform/screen/cover.tsx'
import { Loaded } from '../../platform/screen/loaded.tsx'
import { Screen } from '../../platform/screen/screen.tsx'
import styles from './checkout.module.css'
import {
  EndedLine,
  HeldBefore,
  HeldOtherwise,
  HoldingLines,
  type Former,
  type Holding,
} from './holding-lines.tsx'

/** What the member has bought, newest first, and what else they hold; of each why and until when. */
export function PurchasesScreen(): ReactNode {
  const t = useT()
  const api = useApi()
  const art = useEmptyArt('arch', 5)
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
      <Loaded query={query}>
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
            <Owned items={items} holdings={holdings} ended={ended} />
          )
        }
      </Loaded>
    </Screen>
  )
}

type Purchase = OutputFor<'commerce.listPurchases'>['items'][number]
type OwnedProps = {
  items: readonly Purchase[]
  holdings: readonly Holding[]
  ended: readonly Former[]
}

function Owned({ items, holdings, ended }: OwnedProps): ReactNode {
  const t = useT()
  const bought = new Set(items.map((purchase) => purchase.product_id))
  const others = holdings.filter(({ object_id }) => !bought.has(object_id))
  const held = new Map(holdings.map((one) => [one.object_id, one]))
  const before = ended.filter(({ object_id }) => !bought.has(object_id))
  const over = new Map(ended.map((one) => [one.object_id, one]))
  return (
    <div className={styles.list}>
      {items.length > 0 && (
        <RowList label={t('account.purchases')}>
          {items.map((purchase, at) => {
            // Who bought a thing again holds it by the newest purchase; the earlier ones only say when they were.
            const is_newest = items.findIndex((one) => one.product_id === purchase.product_id) === at
            return (
              <PurchaseRow
                key={purchase.id}
                purchase={purchase}
                held={is_newest ? held.get(purchase.product_id) : undefined}
                is_over={is_newest && !held.has(purchase.product_id)}
                former={over.get(purchase.product_id)}
              />
            )
          })}
        </RowList>
      )}
      {others.length > 0 && <HeldOtherwise items={others} />}
      {before.length > 0 && <HeldBefore items={before} />}
    </div>
  )
}

type PurchaseRowProps = {
  purchase: Purchase
  held: Holding | undefined
  is_over: boolean
  /** When it ended, as far as the ledger says. */
  former: Former | undefined
}

function PurchaseRow({ purchase, held, is_over, former }: PurchaseRowProps): ReactNode {
  const t = useT()
  const format = useFormat()
  const says_when = held?.reasons.some(({ cause }) => cause === 'purchase' || cause === 'subscription')
  return (
    <ListRow
      href={`/me/products/${purchase.product_id}`}
      title={purchase.title}
      meta={
        <>
          {!says_when && (
            <span className={styles.reason}>
              {t('checkout.purchases.on', { date: format.date(purchase.purchased_at, 'long') })}
            </span>
          )}
          {held && <HoldingLines held={held} />}
          {is_over &&
            (former ? (
              <EndedLine former={former} />
            ) : (
              <span className={styles.reason}>{t('checkout.holdings.over')}</span>
            ))}
        </>
      }
      lead={
        <Cover
          cover={purchase.cover}
          asset={purchase.cover_asset}
          of={{ id: purchase.product_id, content_type: 'pack' }}
          width={56}
          height={56}
        />
      }
      end={
        <>
          {purchase.is_test && <Badge tone="warn">{t('checkout.purchases.test')}</Badge>}
          {format.money(purchase.total.amount, purchase.total.currency)}
        </>
      }
    />
  )
}
