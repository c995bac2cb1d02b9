import { PRODUCT_ART_TYPE } from '@foyer/content/traits'
import type { ReactNode } from 'react'
import { Cover } from '../../platform/screen/cover.tsx'
import type { Product } from './types.ts'

/** The picture of a product at checkout. */
export function ProductCover({ product }: { product: Product }): ReactNode {
  return (
    <Cover
      cover={product.cover}
      asset={product.cover_asset}
      of={{ id: product.id, content_type: PRODUCT_ART_TYPE }}
      width={56}
      height={56}
    />
  )
}
