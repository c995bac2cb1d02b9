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
import { HoldingsPart } from './holdings-part.tsx'

/** What the member holds and why, and what they have bought, newest first. */
export function PurchasesScreen(): ReactNode {
  const t = useT()
  const api = useApi()
  const art = useEmptyArt('arch', 5)
  const query = useQuery({
    queryKey: ['commerce', 'purchases'],
    queryFn: async () => {
      const [{ items }, { items: holdings }] = await Promise.all([
        api('commerce.listPurchases'),
        api('commerce.listHoldings'),
      ])
      return { items, holdings }
    },
  })
  return (
    <Screen title={t('account.purchases')} back="/me/account">
      <Loaded query={query}>
        {({ items, holdings }) =>
          items.length + holdings.length === 0 ? (
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
            <div className={styles.list}>
              <HoldingsPart items={holdings} />
              {items.length > 0 && <Bought items={items} />}
            </div>
          )
        }
      </Loaded>
    </Screen>
  )
}

type Purchase = OutputFor<'commerce.listPurchases'>['items'][number]

function Bought({ items }: { items: readonly Purchase[] }): ReactNode {
  const t = useT()
  const format = useFormat()
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t('checkout.purchases.title')}</h2>
      <RowList label={t('account.purchases')}>
        {items.map((purchase) => (
          <ListRow
            key={purchase.id}
            href={`/me/products/${purchase.product_id}`}
            title={purchase.title}
            meta={t('checkout.purchases.on', { date: format.date(purchase.purchased_at, 'long') })}
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
        ))}
      </RowList>
    </section>
  )
}
