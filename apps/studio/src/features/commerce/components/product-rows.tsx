import type { ReactNode } from 'react'
import styles from './product-rows.module.css'

/** Rows of a product's form: each with its fields, and at its end what can be done with it. */
export function ProductRows({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>
}

type ProductRowProps = {
  readonly folds?: boolean
  readonly children: readonly [fields: ReactNode, end: ReactNode]
}

/** One of the rows; where it `folds`, its end stands below the fields on a small screen. */
export function ProductRow({ folds = false, children }: ProductRowProps) {
  return (
    <li className={styles.row} data-folds={folds || undefined}>
      {children}
    </li>
  )
}
