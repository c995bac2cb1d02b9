import { useT } from '@foyer/i18n/react'
import { ListRow, RowList } from '@foyer/ui'
import type { ReactNode } from 'react'
import styles from './checkout.module.css'
import type { Product } from './types.ts'

/** What the owner wrote about a product; nothing where they wrote nothing. */
export function ProductDescription({ product }: { product: Product }): ReactNode {
  if (product.description === '') return null
  return (
    <p className={styles.text} dir="auto">
      {product.description}
    </p>
  )
}

/** The pages that a product opens, as far as the viewer may know of them. */
export function OpenedPages({ product }: { product: Product }): ReactNode {
  const t = useT()
  if (product.opens.length === 0) return null
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t('checkout.product.opens')}</h2>
      <RowList>
        {product.opens.map(({ page_id, path, title }) => (
          <ListRow key={page_id} href={path} title={title} />
        ))}
      </RowList>
    </section>
  )
}
