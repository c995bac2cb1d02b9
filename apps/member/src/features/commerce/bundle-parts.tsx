import { findMainPrice } from '@foyer/content/price-groups'
import { formatPrice } from '@foyer/content/prices'
import { useFormat, useT } from '@foyer/i18n/react'
import { ListRow, Notice, RowList } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { Check, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { useMember } from '../../platform/session/use-session.ts'
import { useCurrency } from '../../platform/session/use-currency.ts'
import styles from './checkout.module.css'
import { ProductCover } from './product-cover.tsx'
import type { Product } from './types.ts'

/** The products of a bundle, each with what it costs alone; those that the member owns are marked. */
export function BundleParts({ product }: { product: Product }): ReactNode {
  const t = useT()
  const format = useFormat()
  const api = useApi()
  const member = useMember()
  const currency = useCurrency()
  const { includes } = product
  const ids = includes.map(({ product_id }) => product_id)
  const { data } = useQuery({
    queryKey: ['commerce', 'parts', ids],
    queryFn: () => api('commerce.listProducts', { ids }),
    enabled: ids.length > 0,
  })
  if (ids.length === 0) return null
  const sold = new Map(data?.products.map((part) => [part.id, part]))
  return (
    <section className={styles.part} aria-labelledby="parts">
      <h2 id="parts" className={styles.title}>
        {t('checkout.parts.title')}
      </h2>
      <RowList label={t('checkout.parts.title')}>
        {includes.map(({ product_id, title }) => {
          const part = sold.get(product_id)
          const version = part && findMainPrice(part.versions, currency)
          const is_owned = member?.active_product_ids.includes(product_id) ?? false
          return (
            <ListRow
              key={product_id}
              {...(part ? { href: `/me/products/${product_id}` } : {})}
              title={title}
              meta={part?.subtitle}
              lead={part && <ProductCover product={part} />}
              end={
                is_owned ? (
                  <span className={styles.has}>
                    <Check aria-hidden="true" />
                    {t('checkout.parts.owned')}
                  </span>
                ) : (
                  version && t('checkout.parts.alone', { price: formatPrice(t, format, version) })
                )
              }
            />
          )
        })}
      </RowList>
    </section>
  )
}

type OwnedPartsProps = { parts: readonly { product_id: string; title: string }[] }

/** Tells before paying which parts of a bundle the buyer owns already. */
export function OwnedParts({ parts }: OwnedPartsProps): ReactNode {
  const t = useT()
  const format = useFormat()
  if (parts.length === 0) return null
  const titles = format.list(parts.map(({ title }) => title))
  return (
    <Notice icon={<CircleCheck />}>
      {t('checkout.parts.owned_already', { count: parts.length, titles })}
    </Notice>
  )
}
