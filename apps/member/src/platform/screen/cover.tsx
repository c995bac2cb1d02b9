import type { ImageRef } from '@foyer/contract/pages/shapes'
import { artForPage, artUrl, parseArtSpec } from '@foyer/domain/art'
import type { ReactNode } from 'react'
import { usePlatform } from '../platform.ts'
import styles from './screen.module.css'

type CoverProps = {
  cover: ImageRef
  /** Whose artwork is drawn where there is no drawn cover. */
  of: { id: string; content_type: string }
  width: number
  height: number
}

/** The picture of a page or product in a list: its drawn cover, else the artwork of its own. Decorative. */
export function Cover({ cover, of, width, height }: CoverProps): ReactNode {
  const { app } = usePlatform()
  return (
    <img
      src={coverUrl(app.theme.primary_color, cover, of, width, height)}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={styles.cover}
    />
  )
}

/** The address of a cover in the brand's colours. Lists carry no uploaded pictures, so those show artwork. */
export function coverUrl(
  brand: string,
  cover: ImageRef,
  of: { id: string; content_type: string },
  width: number,
  height: number,
): string {
  const drawn = cover && 'art' in cover ? parseArtSpec(cover.art) : null
  return artUrl(brand, drawn ?? artForPage(of.id, of.content_type), width, height)
}
