import type { OutputFor } from '@foyer/contract/client'
import { useFormat, useT } from '@foyer/i18n/react'
import { LinkButton } from '@foyer/ui'
import type { ReactNode } from 'react'
import { Cover } from '#platform/screen/cover.tsx'
import { PRODUCT_ART_TYPE } from '@foyer/content/traits'
import { PitchDetails } from '@foyer/content/order'
import { findMainPrice } from '@foyer/content/price-groups'
import { formatPrice } from '@foyer/content/prices'
import { useCurrency } from '#platform/session/use-currency.ts'
import styles from './product-pitch.module.css'

export type PitchedProduct = OutputFor<'commerce.getProduct'>

/** What a locked page sells: the product’s image, name and price, and what its owner wrote about it. */
export function ProductPitch({ product }: { product: PitchedProduct }): ReactNode {
  const t = useT()
  const format = useFormat()
  const currency = useCurrency()
  const version = findMainPrice(product.versions, currency)
  return (
    <section className={styles.pitch} aria-label={product.title}>
      <div className={styles.head}>
        <span className={styles.cover}>
          <Cover
            cover={product.cover}
            asset={product.cover_asset}
            of={{ id: product.id, content_type: PRODUCT_ART_TYPE }}
            width={72}
            height={72}
          />
        </span>
        <div className={styles.names}>
          <h2 className={styles.title} dir="auto">
            {product.title}
          </h2>
          {product.subtitle !== '' && (
            <p className={styles.meta} dir="auto">
              {product.subtitle}
            </p>
          )}
          {version && <p className={styles.price}>{formatPrice(t, format, version)}</p>}
        </div>
      </div>
      <ProductDetails product={product} />
    </section>
  )
}

type ProductDetailsProps = {
  product: Pick<PitchedProduct, 'benefits' | 'contents' | 'teacher' | 'sample_page'>
}

/** What the owner wrote about a product, with the photo of the teacher and the link to the sample page. */
export function ProductDetails({ product }: ProductDetailsProps): ReactNode {
  const t = useT()
  const { teacher, sample_page } = product
  const photo = teacher?.photo && (
    <Cover
      cover={teacher.photo}
      asset={teacher.photo_asset}
      of={{ id: teacher.name, content_type: PRODUCT_ART_TYPE }}
      width={56}
      height={56}
    />
  )
  const sample = sample_page && (
    <LinkButton kind="outline" href={sample_page.path}>
      {t('checkout.product.sample', { title: sample_page.title })}
    </LinkButton>
  )
  return <PitchDetails product={product} photo={photo} sample={sample} />
}
