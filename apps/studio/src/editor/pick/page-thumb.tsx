import { artForPage, formatArtSpec, parseArtSpec } from '@foyer/domain/art'
import { pictureSource } from '@foyer/domain/pages'
import { useState } from 'react'
import { artAddress } from '../../platform/art.ts'
import type { TreeNode } from '../types.ts'
import styles from './pick.module.css'

type PageThumbProps = {
  readonly page: Pick<TreeNode, 'page_id' | 'content_type' | 'cover' | 'cover_asset'>
  /** The colour in which covers are drawn. */
  readonly brand: string
}

/** A page's cover in a row: the uploaded picture, else the drawn one. The title always stands beside it. */
export function PageThumb({ page, brand }: PageThumbProps) {
  const { page_id, content_type, cover, cover_asset } = page
  // The address of an uploaded picture may have died while the list stood open.
  const [dead, setDead] = useState<string | null>(null)
  const uploaded = cover_asset && pictureSource(cover_asset, 40)
  const own = cover && 'art' in cover && parseArtSpec(cover.art) ? cover.art : null
  const drawn = artAddress(brand, own ?? formatArtSpec(artForPage(page_id, content_type)), 120, 120)
  return (
    <span className={styles.thumb} aria-hidden="true">
      <img
        src={uploaded && uploaded !== dead ? uploaded : drawn}
        alt=""
        loading="lazy"
        onError={() => setDead(uploaded)}
      />
    </span>
  )
}
