import { artForPage, formatArtSpec } from '@foyer/domain/art'
import { artAddress } from '../../../platform/art.ts'
import styles from './product-cover.module.css'

type ProductCoverProps = {
  readonly product: { readonly id: string; readonly cover: { art: string } | { media_id: string } | null }
  readonly brand: string
  readonly size?: 'row' | 'large'
}

/** A product's picture, drawn in the brand's colour; an uploaded one is shown by the app, so here its drawn stand-in is. */
export function ProductCover({ product, brand, size = 'row' }: ProductCoverProps) {
  const { cover } = product
  const word = cover && 'art' in cover ? cover.art : formatArtSpec(artForPage(product.id, 'program'))
  return (
    <span className={styles.cover} data-size={size} aria-hidden="true">
      <img src={artAddress(brand, word, 240, 180)} alt="" />
    </span>
  )
}
