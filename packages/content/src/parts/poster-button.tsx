import type { ImageRef } from '@foyer/contract/pages/shapes'
import { useT } from '@foyer/i18n/react'
import { Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePageHost } from '../host-context.tsx'
import { ImageView } from '../image-view.tsx'
import { IMAGE_WIDTH } from '../image-width.ts'
import styles from './video-player.module.css'

/** The poster of a video with its play button. */
export function PosterButton({
  title,
  poster,
  is_first,
  is_busy = false,
  onPlay,
}: {
  title: string
  poster: ImageRef
  is_first: boolean
  is_busy?: boolean
  onPlay: () => void
}): ReactNode {
  const t = useT()
  const { page } = usePageHost().index
  return (
    <button
      type="button"
      className={styles.poster}
      aria-label={t('pages.video.play', { title })}
      aria-busy={is_busy}
      onClick={onPlay}
    >
      <ImageView
        image={poster && { ...poster, alt: '' }}
        page={{ page_id: page.page_id, content_type: page.page_content_type }}
        width={IMAGE_WIDTH}
        height={422}
        sizes="(min-width: 992px) 760px, 100vw"
        is_first={is_first}
        className={styles.fill}
      />
      <span className={styles.play}>
        <Play size={28} fill="currentColor" aria-hidden="true" />
      </span>
    </button>
  )
}
