import type { ImageRef } from '@foyer/contract/pages/shapes'
import type { ReactNode } from 'react'
import { usePageHost } from '../host-context.tsx'
import { ImageView } from '../image-view.tsx'
import styles from './page-cover.module.css'

const wideBox = { width: 1280, height: 480 }

/**
 * The picture at the very top of a page: edge to edge on phones, a rounded card on wide screens, there as wide as the
 * page or, in `column`, as the text below it. `card` keeps the shape of the phone's.
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
        width={750}
        height={ratio === 'wide' ? 500 : 600}
        {...(place === 'card' ? {} : { wide: wideBox })}
        sizes="(min-width: 992px) 720px, 100vw"
        is_first
        className={styles.picture}
      />
    </div>
  )
}
