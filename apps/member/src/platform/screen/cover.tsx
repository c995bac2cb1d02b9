import { artForType } from '@foyer/content/traits'
import type { MediaAsset } from '@foyer/contract/pages/page-index'
import type { ImageRef } from '@foyer/contract/pages/shapes'
import { artUrl, parseArtSpec } from '@foyer/domain/art'
import { selectImageSource } from '@foyer/domain/pages'
import { useState, type ReactNode } from 'react'
import { usePlatform } from '../platform.ts'
import styles from './screen.module.css'

type CoverProps = {
  cover: ImageRef
  /** The uploaded picture of that cover, where it has one. */
  asset?: MediaAsset | null | undefined
  /** The page or product whose artwork is shown when there is no cover. */
  of: { id: string; content_type: string }
  width: number
  height: number
}

/**
 * The picture of a page or product in a list: its uploaded or drawn cover, else its artwork. An upload that fails to
 * load is replaced by the artwork. Decorative.
 */
export function Cover({ cover, asset = null, of, width, height }: CoverProps): ReactNode {
  const { app } = usePlatform()
  const [failed, setFailed] = useState<string | null>(null)
  const uploaded = asset && selectImageSource(asset, width)
  const artwork = coverUrl(app.theme.primary_color, cover, of, width, height)
  return (
    <img
      src={uploaded && uploaded !== failed ? uploaded : artwork}
      onError={() => setFailed(uploaded)}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={styles.cover}
    />
  )
}

/** The address of a drawn cover in the brand's colours; of one that is uploaded or missing, that of the artwork. */
export function coverUrl(
  brand: string,
  cover: ImageRef,
  of: { id: string; content_type: string },
  width: number,
  height: number,
): string {
  const artwork = cover && 'art' in cover ? parseArtSpec(cover.art) : null
  return artUrl(brand, artwork ?? artForType(of.id, of.content_type), width, height)
}

/** The address of the artwork of an empty state, in the brand's colours. */
export function useEmptyStateArt(motif: 'arch' | 'tide', seed: number): string {
  const { app } = usePlatform()
  return artUrl(app.theme.primary_color, { motif, tone: 'bone', seed }, 400, 400)
}
