import { artForType } from './traits.ts'
import type { MediaAsset, PageIndex } from '@foyer/contract/pages/page-index'
import type { ImageRef } from '@foyer/contract/pages/shapes'
import { artUrl, parseArtSpec } from '@foyer/domain/art'
import type { ArtSpec } from '@foyer/domain/art'
import type { CSSProperties, ReactNode } from 'react'
import { usePageHost } from './host-context.tsx'
import styles from './image.module.css'
import { placeholderColor } from './placeholder-color.ts'

/** How to render a picture. `width` and `height` are those of the box in CSS pixels and reserve its space. */
export type ImageViewProps = {
  image: ImageRef
  width: number
  height: number
  /** The box's width for `srcset`; by default the width in pixels. */
  sizes?: string
  /** The page whose artwork is drawn where there is no picture. Without it, nothing is rendered. */
  page?: { page_id: string; content_type: string }
  /** For the first picture of the page: loaded eagerly, before others. */
  is_first?: boolean
  /** Another shape of the box from `lg` up; artwork is drawn separately for it. */
  wide?: { width: number; height: number }
  /** Moves the subject of drawn artwork to the end side, so that text fits at the start. */
  is_aside?: boolean
  /** Uses the picture's own proportions instead of those of the box. */
  is_whole?: boolean
  className?: string | undefined
}

/** A picture of a page: uploaded, drawn, or, where there is none, the page's artwork. Decorative if `alt` is empty. */
export function ImageView(props: ImageViewProps): ReactNode {
  const { image, page } = props
  const { index } = usePageHost()
  const asset = image && 'media_id' in image ? index.media[image.media_id] : undefined
  if (asset) return <MediaPicture {...props} asset={asset} />

  const spec = parseArt(image) ?? (page ? findArtwork(index, page) : null)
  return spec ? <ArtPicture {...props} spec={spec} /> : null
}

/** The artwork of a page without a picture: the one that its rows show, otherwise one of its type. */
export function findArtwork(
  { page, links }: Pick<PageIndex, 'page' | 'links'>,
  { page_id, content_type }: { page_id: string; content_type: string },
): ArtSpec {
  const cover = page_id === page.page_id ? page.cover : links[page_id]?.cover
  return parseArt(cover ?? null) ?? artForType(page_id, content_type)
}

/** The drawing that a picture names; null for an uploaded one. */
export function parseArt(image: ImageRef): ArtSpec | null {
  return image && 'art' in image ? parseArtSpec(image.art) : null
}

function MediaPicture(props: ImageViewProps & { asset: MediaAsset }): ReactNode {
  const { asset, sizes = `${props.width}px`, is_whole } = props
  const color = placeholderColor(asset.placeholder)
  return (
    <picture className={styles.picture}>
      {(['avif', 'webp'] as const).map((format) => {
        const variants = asset.variants.filter((variant) => variant.format === format)
        if (variants.length === 0) return null
        const set = variants.map((variant) => `${variant.url} ${variant.width}w`).join(', ')
        return <source key={format} type={`image/${format}`} srcSet={set} sizes={sizes} />
      })}
      <Img
        {...imgProps(props)}
        {...(is_whole ? { width: asset.width, height: asset.height } : {})}
        src={asset.src}
        style={color ? { backgroundColor: color } : undefined}
      />
    </picture>
  )
}

function ArtPicture(props: ImageViewProps & { spec: ArtSpec }): ReactNode {
  const { spec, is_aside, wide } = props
  const { brand } = usePageHost()
  const positioned: ArtSpec = is_aside ? { ...spec, place: 'end' } : spec
  const img = <Img {...imgProps(props)} src={artUrl(brand, positioned, props.width, props.height)} is_art />
  if (!wide) return img
  return (
    <picture className={styles.picture}>
      <source media="(min-width: 992px)" srcSet={artUrl(brand, positioned, wide.width, wide.height)} />
      {img}
    </picture>
  )
}

function imgProps({ image, width, height, is_first, className }: ImageViewProps): Omit<ImgProps, 'src'> {
  return { alt: image?.alt ?? '', width, height, is_first, className }
}

type ImgProps = {
  src: string
  alt: string
  width: number
  height: number
  is_first?: boolean | undefined
  is_art?: boolean
  className?: string | undefined
  style?: CSSProperties | undefined
}

function Img({ src, alt, width, height, is_first, is_art, className, style }: ImgProps): ReactNode {
  return (
    <img
      {...(is_first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      className={className}
      src={src}
      alt={alt}
      width={Math.round(width)}
      height={Math.round(height)}
      decoding="async"
      data-art={is_art ? '' : undefined}
      style={style}
    />
  )
}
