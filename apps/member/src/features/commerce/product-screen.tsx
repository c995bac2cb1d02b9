import { PRODUCT_ART_TYPE } from '@foyer/content/traits'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button, LinkButton, Notice, Skeleton } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { useHash } from '../../platform/routing/use-hash.ts'
import { Cover } from '../../platform/screen/cover.tsx'
import { QueryBoundary } from '../../platform/screen/loaded.tsx'
import { Screen } from '../../platform/screen/screen.tsx'
import { useCurrency } from '../../platform/session/use-currency.ts'
import { useMember } from '../../platform/session/use-session.ts'
import styles from './checkout.module.css'
import { listChoices } from '@foyer/content/price-groups'
import { formatPrice } from '@foyer/content/prices'
import { ProductDetails } from '../pages/index.ts'
import { BundleParts } from './bundle-parts.tsx'
import { OwnedAccessLines } from './owned-access-lines.tsx'
import { OpenedPages, ProductDescription } from './product-about.tsx'
import type { Product } from './types.ts'

/** Screen of one product: description, content and, for members who do not own it, price. */
export function ProductScreen({ id }: { id: string }): ReactNode {
  const t = useT()
  const api = useApi()
  const query = useQuery({
    queryKey: ['commerce', 'product', id],
    queryFn: () => api('commerce.getProduct', { id }),
  })
  return (
    <Screen title={query.data?.title ?? t('account.purchases')} back="/me/my-content" is_wide>
      <QueryBoundary query={query} waiting={<ProductSkeleton />}>
        {(product) => <ProductPage product={product} />}
      </QueryBoundary>
    </Screen>
  )
}

function ProductSkeleton(): ReactNode {
  return (
    <div className={styles.details}>
      <div className={styles.hero}>
        <Skeleton shape="picture" height="100%" />
      </div>
      <div className={styles.about}>
        {['48%', '100%', '92%', '64%'].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    </div>
  )
}

function ProductPage({ product }: { product: Product }): ReactNode {
  const t = useT()
  const hash = useHash()
  const member = useMember()
  const is_owned = member?.active_product_ids.includes(product.id) ?? false
  const [openedPage] = product.opens
  return (
    <div className={styles.details}>
      <div className={styles.hero}>
        <Cover
          cover={product.cover}
          asset={product.cover_asset}
          of={{ id: product.id, content_type: PRODUCT_ART_TYPE }}
          width={600}
          height={400}
        />
      </div>
      <div className={styles.about}>
        {product.subtitle !== '' && (
          <p className={styles.meta} dir="auto">
            {product.subtitle}
          </p>
        )}
        {is_owned && <OwnedUntil product={product} />}
        <ProductDescription product={product} />
        <ProductDetails product={product} />
        <BundleParts product={product} />
        <OpenedPages product={product} />
        {!is_owned && <ProductPrices product={product} />}
        {!is_owned && product.versions.length > 0 && (
          <Button is_wide onClick={() => hash.open('checkout', { ids: product.id })}>
            {t('checkout.product.buy')}
          </Button>
        )}
        {is_owned && openedPage && (
          <LinkButton is_wide href={openedPage.path}>
            {t('common.open')}
          </LinkButton>
        )}
      </div>
    </div>
  )
}

/** Why the member owns it, and until when. */
function OwnedUntil({ product }: { product: Product }): ReactNode {
  const t = useT()
  const api = useApi()
  const { data } = useQuery({
    queryKey: ['commerce', 'holdings'],
    queryFn: () => api('commerce.listHoldings'),
  })
  const owned = data?.items.find(({ kind, object_id }) => kind === 'product' && object_id === product.id)
  return (
    <Notice tone="ok" icon={<CircleCheck />} title={t('checkout.owned')}>
      {owned && <OwnedAccessLines owned={{ ...owned, opens: [] }} />}
    </Notice>
  )
}

/** All prices of the product, with what happens before and after. */
function ProductPrices({ product }: { product: Product }): ReactNode {
  const t = useT()
  const format = useFormat()
  const versions = listChoices(product.versions, useCurrency() ?? '')
  if (versions.length === 0) return <p className={styles.meta}>{t('checkout.product.not_found')}</p>
  return (
    <>
      <dl className={styles.versions} aria-label={t('checkout.price_label')}>
        {versions.map((version) => (
          <div key={version.id}>
            <dt dir="auto">
              {version.name === '' ? t('checkout.price_label') : version.name}
              {version.trial_days > 0 && (
                <span className={styles.meta}>
                  {' '}
                  {t('checkout.product.trial', { count: version.trial_days })}
                </span>
              )}
            </dt>
            <dd>{formatPrice(t, format, version)}</dd>
          </div>
        ))}
      </dl>
      {product.has_had_trial && <p className={styles.meta}>{t('checkout.trial_used')}</p>}
    </>
  )
}
