import { artForType } from '@foyer/content/traits'
import { formatArtSpec, parseArtSpec } from '@foyer/domain/art'
import { selectImageSource } from '@foyer/domain/pages'
import { useState } from 'react'
import { createArtUrl } from '#platform/art.ts'
import { useStudioApp } from '../../apps/index.ts'
import type { TreeNode } from '../queries.ts'

type CoverPictureProps = {
  readonly page: TreeNode
  readonly width: number
  readonly height: number
  readonly className: string | undefined
}

/** A page's cover: the uploaded picture, otherwise a drawn one. Its title always stands beside it. */
export function CoverPicture({ page, width, height, className }: CoverPictureProps) {
  const { theme } = useStudioApp()
  const { page_id, content_type, cover, cover_asset } = page
  // The URL of an uploaded picture may have expired while the plan was open.
  const [failed_src, setFailedSrc] = useState<string | null>(null)
  const uploaded = cover_asset && selectImageSource(cover_asset, width)
  const own_art = cover && 'art' in cover && parseArtSpec(cover.art) ? cover.art : null
  const art = own_art ?? formatArtSpec(artForType(page_id, content_type))
  return (
    <img
      className={className}
      src={
        uploaded && uploaded !== failed_src
          ? uploaded
          : createArtUrl(theme.primary_color, art, width * 2, height * 2)
      }
      alt=""
      width={width}
      height={height}
      loading="lazy"
      draggable={false}
      onError={() => setFailedSrc(uploaded)}
    />
  )
}
