import type { ReactNode } from 'react'
import { Cover } from '../../platform/screen/cover.tsx'
import styles from './checkout.module.css'
import type { Product } from './types.ts'

/** What is being bought: its picture, name and one line. */
export function ProductHead({ product }: { product: Product }): ReactNode {
  return (
    <div className={styles.product}>
      <span className={styles.cover}>
        <Cover
          cover={product.cover}
          asset={product.cover_asset}
          of={{ id: product.id, content_type: 'pack' }}
          width={56}
          height={56}
        />
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>{product.title}</h3>
        {product.subtitle !== '' && <p className={styles.meta}>{product.subtitle}</p>}
      </div>
    </div>
  )
}
