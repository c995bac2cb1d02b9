import { artForType } from '@foyer/content/traits'
import { formatArtSpec, parseArtSpec } from '@foyer/domain/art'
import { selectImageSource } from '@foyer/domain/pages'
import { useState } from 'react'
import { createArtUrl } from '../../platform/art.ts'
import type { TreeNode } from '../types.ts'
import styles from './pick.module.css'

type PageThumbProps = {
  readonly page: Pick<TreeNode, 'page_id' | 'content_type' | 'cover' | 'cover_asset'>
  /** The colour in which covers are drawn. */
  readonly brand: string
}

/** A page's cover in a row: the uploaded picture, otherwise a generated one. The title always stands beside it. */
export function PageThumb({ page, brand }: PageThumbProps) {
  const { page_id, content_type, cover, cover_asset } = page
  // The URL of an uploaded picture may have expired while the list was open.
  const [failed_src, setFailedSrc] = useState<string | null>(null)
  const uploaded = cover_asset && selectImageSource(cover_asset, 40)
  const own_cover = cover && 'art' in cover && parseArtSpec(cover.art) ? cover.art : null
  const drawn_cover = createArtUrl(
    brand,
    own_cover ?? formatArtSpec(artForType(page_id, content_type)),
    120,
    120,
  )
  return (
    <span className={styles.thumb} aria-hidden="true">
      <img
        src={uploaded && uploaded !== failed_src ? uploaded : drawn_cover}
        alt=""
        loading="lazy"
        onError={() => setFailedSrc(uploaded)}
      />
    </span>
  )
}
