import { artForType, PRODUCT_ART_TYPE } from '@foyer/content/traits'
import type { MediaAsset } from '@foyer/contract/pages/page-index'
import { formatArtSpec } from '@foyer/domain/art'
import { selectImageSource } from '@foyer/domain/pages'
import { createArtUrl } from '#platform/art.ts'
import styles from './product-cover.module.css'

type ProductCoverProps = {
  readonly product: {
    readonly id: string
    readonly cover: { art: string } | { media_id: string } | null
    readonly cover_asset?: MediaAsset | null
  }
  readonly brand: string
  readonly size?: 'row' | 'large'
}

/** A product's picture: the uploaded one, else one drawn in the brand's colour. */
export function ProductCover({ product, brand, size = 'row' }: ProductCoverProps) {
  const { cover, cover_asset } = product
  const word = cover && 'art' in cover ? cover.art : formatArtSpec(artForType(product.id, PRODUCT_ART_TYPE))
  const drawn = createArtUrl(brand, word, 240, 180)
  return (
    <span className={styles.cover} data-size={size} aria-hidden="true">
      <img src={cover_asset ? selectImageSource(cover_asset, 240) : drawn} alt="" />
    </span>
  )
}
