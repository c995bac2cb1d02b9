import { PRODUCT_ART_TYPE } from '@foyer/content/traits'
import { ApiError } from '@foyer/contract/api-error'
import { useFormat, useT } from '@foyer/i18n/react'
import { EmptyState, ErrorState, LinkButton, ListRow, Loading, RowList, Skeleton } from '@foyer/ui'
import { useQueries } from '@tanstack/react-query'
import { PackageX } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { useCurrency } from '../../platform/session/use-currency.ts'
import { useFormatError } from '../../platform/format-error.ts'
import { Cover } from '../../platform/screen/cover.tsx'
import { CheckoutFlow } from './checkout-flow.tsx'
import styles from './checkout.module.css'
import { findMainPrice } from '@foyer/content/price-groups'
import { formatPrice } from '@foyer/content/prices'
import type { Product } from './types.ts'

type ChoiceProps = {
  ids: string
  /** Several products are bought in one payment; otherwise one of them is chosen. */
  is_together?: boolean
  /** The code of the address. */
  coupon?: string
  onDone: (() => void) | null
}

/** Checkout of one product, of several together, or a choice among several that open the same page. */
export function ProductChoice({ ids, is_together = false, coupon = '', onDone }: ChoiceProps): ReactNode {
  const t = useT()
  const api = useApi()
  const formatError = useFormatError()
  const [chosen, setChosen] = useState<string | null>(null)
  const queries = useQueries({
    queries: parseProductIds(ids).map((id) => ({
      queryKey: ['commerce', 'product', id],
      queryFn: () => api('commerce.getProduct', { id }),
    })),
  })
  const products = queries.flatMap(({ data }) => (data ? [data] : []))
  const failed = queries.find(({ error }) => error !== null && !isGone(error))
  const is_pending = queries.some(({ isPending }) => isPending)
  const found =
    products.find(({ id }) => id === chosen) ??
    (!is_pending && products.length === 1 ? products[0] : undefined)
  // The product stays on screen while its details are reloaded, as they are after payment.
  const [lastProduct, setLastProduct] = useState(found)
  if (found && found !== lastProduct) setLastProduct(found)
  const product =
    found ?? (lastProduct && parseProductIds(ids).includes(lastProduct.id) ? lastProduct : undefined)

  const [one, ...others] = products
  const [lastTogether, setLastTogether] = useState<readonly [Product, ...Product[]]>()
  const key = products.map(({ id }) => id).join()
  if (is_together && !is_pending && one && key !== lastTogether?.map(({ id }) => id).join())
    setLastTogether([one, ...others])
  if (is_together && lastTogether)
    return <CheckoutFlow key={ids} products={lastTogether} coupon={coupon} onDone={onDone} />
  if (product) return <CheckoutFlow key={product.id} products={[product]} coupon={coupon} onDone={onDone} />
  if (is_pending) {
    return (
      <Loading label={t('common.loading')}>
        <div className={styles.flow}>
          <Skeleton width="60%" height="3.5rem" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </div>
      </Loading>
    )
  }
  if (failed && products.length === 0) {
    return (
      <ErrorState
        title={t('common.something_went_wrong')}
        text={formatError(failed.error)}
        retry={{
          label: t('common.retry'),
          onRetry: () => void failed.refetch(),
          is_busy: failed.isFetching,
        }}
      />
    )
  }
  if (products.length === 0) {
    return (
      <EmptyState
        icon={<PackageX />}
        title={t('checkout.product.not_found')}
        actions={
          <LinkButton size="small" href="/">
            {t('common.take_me_home')}
          </LinkButton>
        }
      />
    )
  }
  return <Choices products={products} onChoose={setChosen} />
}

function Choices({ products, onChoose }: { products: Product[]; onChoose: (id: string) => void }): ReactNode {
  const t = useT()
  const format = useFormat()
  const currency = useCurrency()
  return (
    <div className={styles.flow}>
      <h3 className={styles.title}>{t('checkout.choose')}</h3>
      <RowList>
        {products.map((product) => {
          const version = findMainPrice(product.versions, currency)
          return (
            <ListRow
              key={product.id}
              lead={
                <Cover
                  cover={product.cover}
                  of={{ id: product.id, content_type: PRODUCT_ART_TYPE }}
                  width={400}
                  height={400}
                />
              }
              title={product.title}
              meta={product.subtitle}
              end={version ? formatPrice(t, format, version) : undefined}
              has_chevron
              onPress={() => onChoose(product.id)}
            />
          )
        })}
      </RowList>
    </div>
  )
}

function isGone(error: Error): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 422)
}

/** Most products that one checkout offers. */
const MAX_PRODUCTS = 10

/** The product ids of an address, each once. */
export function parseProductIds(ids: string): string[] {
  const parts = ids.split(',').map((id) => id.trim().toLowerCase())
  return [...new Set(parts.filter(Boolean))].slice(0, MAX_PRODUCTS)
}
