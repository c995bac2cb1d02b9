import { ImageView, VideoPlayer } from '@foyer/content/views'
import type { PageBody } from '@foyer/contract/pages/page-index'
import type { BlockAction } from '@foyer/contract/pages/shapes'
import { useT } from '@foyer/i18n/react'
import { Lightbox } from '@foyer/ui/lightbox'
import type { ReactNode } from 'react'
import styles from './page-lightbox.module.css'

type PageLightboxProps = { index: PageBody; action_id: string; close: () => void }

/** The picture that an action of the page opens on the whole screen; nothing for an action of another page. */
export function PageLightbox({ index, action_id, close }: PageLightboxProps): ReactNode {
  const t = useT()
  const action = findLightbox(index.page, action_id)
  if (!action) return null
  const { image, video } = action
  return (
    <Lightbox label={image?.alt || index.page.page_title} close_label={t('common.close')} onClose={close}>
      {video ? (
        <div className={styles.video}>
          <VideoPlayer video={video} poster={image} title={image?.alt ?? ''} is_first />
        </div>
      ) : (
        <ImageView image={image} width={1600} height={1200} sizes="100vw" is_first is_whole />
      )}
    </Lightbox>
  )
}

type LightboxAction = Extract<BlockAction, { type: 'open_lightbox' }>

/** Finds the action with this id anywhere in a page. The page was parsed by the server. */
function findLightbox(value: unknown, action_id: string): LightboxAction | null {
  if (typeof value !== 'object' || value === null) return null
  if ('id' in value && value.id === action_id && 'type' in value && value.type === 'open_lightbox')
    return value as LightboxAction
  for (const part of Object.values(value)) {
    const found = findLightbox(part, action_id)
    if (found) return found
  }
  return null
}
