import type { MessageImage } from '@foyer/contract/messaging/shapes'
import { useT } from '@foyer/i18n/react'
import type { ReactNode } from 'react'
import { Lightbox } from 'yet-another-react-lightbox'
import 'yet-another-react-lightbox/styles.css'

/** The pictures of a message on the whole screen, with arrows, swipes and Escape. */
export function ImageLightbox({
  images,
  index,
  onClose,
}: {
  images: readonly MessageImage[]
  index: number
  onClose: () => void
}): ReactNode {
  const t = useT()
  const only = images.length === 1
  return (
    <Lightbox
      open
      index={index}
      close={onClose}
      slides={images.map(({ url, width, height }) => ({ src: url, width, height, alt: t('messages.photo') }))}
      carousel={{ finite: true }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      render={only ? { buttonPrev: () => null, buttonNext: () => null } : {}}
      labels={{
        Close: t('common.close'),
        Previous: t('messages.previous_photo'),
        Next: t('messages.next_photo'),
        Lightbox: t('messages.photos'),
        'Photo gallery': t('messages.photos'),
      }}
    />
  )
}
