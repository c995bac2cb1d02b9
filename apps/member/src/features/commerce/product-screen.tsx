import { PRODUCT_ART_TYPE } from '@foyer/content/traits'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button, ListRow, LinkButton, RowList, Skeleton } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { useHash } from '../../platform/routing/use-hash.ts'
import { Cover } from '../../platform/screen/cover.tsx'
import { QueryBoundary } from '../../platform/screen/loaded.tsx'
import { Screen } from '../../platform/screen/screen.tsx'
import { useMember } from '../../platform/session/use-session.ts'
import styles from './checkout.module.css'
import { formatPrice } from '@foyer/content/prices'
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
        {(product) => <ProductDetails product={product} />}
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

function ProductDetails({ product }: { product: Product }): ReactNode {
  const t = useT()
  const format = useFormat()
  const hash = useHash()
  const member = useMember()
  const is_owned = member?.active_product_ids.includes(product.id) ?? false
  const version = product.versions.find(({ is_default }) => is_default) ?? product.versions[0]
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
        {product.description !== '' && (
          <p className={styles.text} dir="auto">
            {product.description}
          </p>
        )}
        {product.benefits.length > 0 && (
          <section className={styles.part}>
            <h2 className={styles.title}>{t('checkout.product.benefits')}</h2>
            <ul className={styles.benefits}>
              {product.benefits.map((benefit) => (
                <li key={benefit}>
                  <Check aria-hidden="true" />
                  <span dir="auto">{benefit}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {product.opens.length > 0 && (
          <section className={styles.part}>
            <h2 className={styles.title}>{t('checkout.product.opens')}</h2>
            <RowList>
              {product.opens.map(({ page_id, path, title }) => (
                <ListRow key={page_id} href={path} title={title} />
              ))}
            </RowList>
          </section>
        )}
        {!is_owned && version && (
          <Button is_wide onClick={() => hash.open('checkout', { ids: product.id })}>
            {`${t('checkout.product.buy')} · ${formatPrice(t, format, version)}`}
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
