import type { ImageRef } from '@foyer/contract/pages/shapes'
import type { ReactNode } from 'react'
import { usePageHost } from '../host-context.tsx'
import { ImageView } from '../image-view.tsx'
import { IMAGE_WIDTH } from '../image-width.ts'
import styles from './page-cover.module.css'

const wideBox = { width: 1280, height: 480 }

/**
 * The picture at the top of a page: edge to edge on phones, on wide screens a rounded card as wide as the page, or
 * with `column` as the text below it. `card` uses the phone's shape.
 */
export function PageCover({
  image,
  ratio,
  place = 'page',
}: {
  image: ImageRef
  ratio: 'wide' | 'tall'
  place?: 'page' | 'column' | 'card'
}): ReactNode {
  const { page_id, page_content_type } = usePageHost().index.page
  return (
    <div className={styles.cover} data-ratio={ratio} data-place={place}>
      <ImageView
        image={image}
        page={{ page_id, content_type: page_content_type }}
        width={IMAGE_WIDTH}
        height={ratio === 'wide' ? 500 : 600}
        {...(place === 'card' ? {} : { wide: wideBox })}
        sizes="(min-width: 992px) 720px, 100vw"
        is_first
        className={styles.picture}
      />
    </div>
  )
}
