import type { OutputFor } from '@foyer/contract/client'
import { useFormat, useT } from '@foyer/i18n/react'
import { LinkButton } from '@foyer/ui'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Cover } from '#platform/screen/cover.tsx'
import { PRODUCT_ART_TYPE } from '@foyer/content/traits'
import { formatPrice } from '@foyer/content/prices'
import styles from './product-pitch.module.css'

export type PitchedProduct = OutputFor<'commerce.getProduct'>

/** What a locked page sells: the product’s image, name and price, and what its owner wrote about it. */
export function ProductPitch({ product }: { product: PitchedProduct }): ReactNode {
  const t = useT()
  const format = useFormat()
  const version = product.versions.find(({ is_default }) => is_default) ?? product.versions[0]
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
      <PitchDetails product={product} />
    </section>
  )
}

type PitchDetailsProps = {
  product: Pick<PitchedProduct, 'benefits' | 'contents' | 'teacher' | 'sample_page'>
}

/** The benefits, contents, teacher and sample page of a product; nothing for what its owner left out. */
export function PitchDetails({ product }: PitchDetailsProps): ReactNode {
  const t = useT()
  const { benefits, contents, teacher, sample_page } = product
  return (
    <>
      {benefits.length > 0 && (
        <ul className={styles.benefits}>
          {benefits.map((benefit) => (
            <li key={benefit}>
              <Check aria-hidden="true" />
              <span dir="auto">{benefit}</span>
            </li>
          ))}
        </ul>
      )}
      {contents.length > 0 && (
        <div className={styles.part}>
          <h3 className={styles.heading}>{t('checkout.product.contents')}</h3>
          <ol className={styles.contents}>
            {contents.map((line) => (
              <li key={line} dir="auto">
                {line}
              </li>
            ))}
          </ol>
        </div>
      )}
      {teacher && (
        <div className={styles.teacher}>
          {teacher.photo && (
            <span className={styles.photo}>
              <Cover
                cover={teacher.photo}
                asset={teacher.photo_asset}
                of={{ id: teacher.name, content_type: PRODUCT_ART_TYPE }}
                width={56}
                height={56}
              />
            </span>
          )}
          <div className={styles.names}>
            <p className={styles.heading} dir="auto">
              {teacher.name}
            </p>
            {teacher.line !== '' && (
              <p className={styles.meta} dir="auto">
                {teacher.line}
              </p>
            )}
          </div>
        </div>
      )}
      {sample_page && (
        <LinkButton kind="outline" href={sample_page.path}>
          {t('checkout.product.sample', { title: sample_page.title })}
        </LinkButton>
      )}
    </>
  )
}
