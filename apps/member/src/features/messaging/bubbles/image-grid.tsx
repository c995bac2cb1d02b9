import type { MessageImage } from '@foyer/contract/messaging/shapes'
import { useT } from '@foyer/i18n/react'
import { Suspense, useState, type CSSProperties, type ReactNode } from 'react'
import { lazyComponent } from '#platform/lazy-component.tsx'
import styles from './bubbles.module.css'

/** Pictures in the grid; the last one says how many more there are. */
const MOST_SHOWN = 4

const ImageLightbox = lazyComponent(async () => (await import('./image-lightbox.tsx')).ImageLightbox)

/** The pictures of a message. Their space is reserved, so that loading them moves nothing. */
export function ImageGrid({ images }: { images: readonly MessageImage[] }): ReactNode {
  const t = useT()
  const [opened, setOpened] = useState<number | null>(null)
  const shown = images.slice(0, MOST_SHOWN)
  const more = images.length - shown.length
  return (
    <>
      <div className={styles.images} data-count={shown.length}>
        {shown.map((image, index) => (
          <button
            key={image.id}
            type="button"
            className={styles.image}
            style={images.length === 1 ? singleSize(image) : undefined}
            aria-label={t('messages.open_photo', { number: index + 1, count: images.length })}
            onClick={() => setOpened(index)}
          >
            <img src={image.thumb_url} alt="" loading="lazy" decoding="async" />
            {more > 0 && index === shown.length - 1 && (
              <span className={styles.more} aria-hidden="true">{`+${more}`}</span>
            )}
          </button>
        ))}
      </div>
      {opened !== null && (
        <Suspense fallback={null}>
          <ImageLightbox images={images} index={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  )
}

/** The size of a single picture: its shape, between a tall and a wide one. */
function singleSize({ width, height }: MessageImage): CSSProperties {
  const ratio = Math.min(Math.max(width / Math.max(height, 1), 0.6), 2)
  return { aspectRatio: ratio, inlineSize: ratio < 1 ? `${Math.round(16.75 * ratio)}rem` : '16.75rem' }
}
