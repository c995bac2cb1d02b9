import { formatPrice } from '@foyer/content/prices'
import { PriceChoice } from '@foyer/content/order'
import { useFormat, useT } from '@foyer/i18n/react'
import { Checkbox } from '@foyer/ui'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './checkout.module.css'
import { ProductCover } from './product-cover.tsx'
import type { Product } from './types.ts'
import type { Order } from './use-order.ts'

type Props = { products: readonly Product[]; owned: readonly string[]; order: Order }

/** The products of one payment: each can be left out; owned ones and those that do not fit say why. */
export function OrderedProducts({ products, owned, order }: Props): ReactNode {
  const t = useT()
  return (
    <section className={styles.list} aria-label={t('checkout.products')}>
      {products.map((product) => (
        <div key={product.id} className={styles.ordered}>
          <span className={styles.orderedCover}>
            <ProductCover product={product} />
          </span>
          <div className={styles.orderedWords}>
            <OrderedProduct product={product} is_owned={owned.includes(product.id)} order={order} />
          </div>
        </div>
      ))}
    </section>
  )
}

type RowProps = { product: Product; is_owned: boolean; order: Order }

function OrderedProduct({ product, is_owned, order }: RowProps): ReactNode {
  const t = useT()
  const format = useFormat()
  const { id, title, subtitle, versions } = product
  const version_id = order.getVersionId(product)
  const version = versions.find((one) => one.id === version_id)
  if (is_owned) {
    return (
      <>
        <p className={styles.orderedTitle} dir="auto">
          {title}
        </p>
        <p className={styles.has}>
          <Check aria-hidden="true" />
          {t('checkout.owned')}
        </p>
      </>
    )
  }
  const is_chosen = !order.isLeftOut(id)
  const is_unfit = is_chosen && (order.preview.data?.unfit_products.includes(id) ?? false)
  const price = version && formatPrice(t, format, version)
  const meta = is_unfit ? t('checkout.unfit_product') : [subtitle, price].filter(Boolean).join(' · ')
  return (
    <>
      <Checkbox
        label={<span dir="auto">{title}</span>}
        meta={meta}
        checked={is_chosen && !is_unfit}
        onChange={() => order.toggleProduct(id)}
      />
      {is_chosen && !is_unfit && (
        <PriceChoice
          product={product}
          version_id={version_id}
          onChoose={(chosen) => order.chooseVersion(id, chosen)}
        />
      )}
    </>
  )
}
