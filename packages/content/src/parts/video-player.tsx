import { parseVideoAddress, videoPageUrl, videoPlayerUrl } from '@foyer/contract/rules/video-address'
import type { Video, VideoProvider } from '@foyer/contract/rules/video-address'
import type { ImageRef, VideoRef } from '@foyer/contract/pages/shapes'
import { useFormat, useT } from '@foyer/i18n/react'
import { ExternalLink, Video as VideoIcon } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { usePageHost } from '../host-context.tsx'
import { Empty } from './empty.tsx'
import { useProviderFollower } from './follow-video.ts'
import type { VideoFollower } from './follow-video.ts'
import { OwnPlayer } from './own-player.tsx'
import { PosterButton } from './poster-button.tsx'
import styles from './video-player.module.css'

const providerNames: Record<VideoProvider, string> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  facebook: 'Facebook',
  zoom: 'Zoom',
}

export type VideoPlayerProps = {
  video: VideoRef
  /** Shown before the video plays; without one the page's artwork. */
  poster: ImageRef
  /** What the video shows; names the play button and the player. */
  title: string
  /** When a meeting starts, as an instant; shown on the card of a meeting. */
  starts_at?: string | null
  /** An own video marks the page as complete when it ends. */
  completes_page?: boolean
  is_first?: boolean
  /** Follows the video as it plays, and moves it. */
  follower?: VideoFollower
}

/**
 * A video with its poster. Nothing is loaded from the provider before the member presses play; a Zoom meeting is a
 * card that opens in a tab of its own. Without a video it is nothing, in the preview a note.
 */
export function VideoPlayer(props: VideoPlayerProps): ReactNode {
  const t = useT()
  const { is_preview, index } = usePageHost()
  const { video } = props
  const file = video && 'media_id' in video ? index.files?.[video.media_id] : undefined
  if (file)
    return <OwnPlayer key={file.id} {...props} file={file} poster={props.poster ?? ownPoster(video)} />
  const found = video && 'url' in video ? parseVideoAddress(video.url) : null
  if (!found || 'refused' in found) return is_preview ? <Empty>{t('pages.video.choose')}</Empty> : null
  if (found.video.provider === 'zoom') return <JoinCard {...props} video={found.video} />
  return <ProviderPlayer key={videoPageUrl(found.video)} {...props} video={found.video} />
}

/** The poster that came with the file. */
function ownPoster(video: VideoRef): ImageRef {
  return video && 'media_id' in video && video.poster_id !== null
    ? { media_id: video.poster_id, alt: '' }
    : null
}

function ProviderPlayer({
  video,
  poster,
  title,
  is_first = false,
  follower,
}: Omit<VideoPlayerProps, 'video'> & { video: Video }): ReactNode {
  const t = useT()
  const { page } = usePageHost().index
  const [state, setState] = useState<'poster' | 'playing' | 'offline'>('poster')
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    if (state === 'playing') frame.current?.focus()
  }, [state])

  useProviderFollower(frame, video, follower, state === 'playing')

  const name = title === '' ? page.page_title : title
  const provider = providerNames[video.provider]
  return (
    <div className={styles.player}>
      <div className={styles.stage}>
        {state === 'playing' ? (
          <iframe
            ref={frame}
            className={styles.fill}
            src={videoPlayerUrl(video, { is_followed: follower !== undefined }) ?? undefined}
            title={name}
            allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
            allowFullScreen
            // oxlint-disable-next-line react/iframe-missing-sandbox -- players use their own origin, which is never ours
            sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
            // YouTube refuses to play without the origin of the page (error 153).
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <PosterButton
            title={name}
            poster={poster}
            is_first={is_first}
            onPlay={() => setState(navigator.onLine ? 'playing' : 'offline')}
          />
        )}
      </div>
      {state === 'offline' && <output className={styles.note}>{t('pages.video.offline')}</output>}
      {state === 'playing' && (
        <a className={styles.away} href={videoPageUrl(video)} target="_blank" rel="noopener noreferrer">
          {t('pages.video.open_at', { provider })}
          <ExternalLink size={14} aria-hidden="true" />
        </a>
      )}
    </div>
  )
}

function JoinCard({
  video,
  title,
  starts_at = null,
}: Omit<VideoPlayerProps, 'video'> & { video: Extract<Video, { provider: 'zoom' }> }): ReactNode {
  const t = useT()
  const format = useFormat()
  const { page } = usePageHost().index
  // The zone of the reader is unknown while the page is rendered on the server.
  const is_open = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  return (
    <div className={styles.join}>
      <span className={styles.joinIcon}>
        <VideoIcon size={22} aria-hidden="true" />
      </span>
      <div className={styles.joinWords}>
        <p className={styles.joinTitle} dir="auto">
          {title === '' ? page.page_title : title}
        </p>
        {starts_at !== null && (
          <p className={styles.joinTime}>
            <time dateTime={starts_at}>
              {is_open && t('pages.video.starts', { time: format.dateTime(starts_at) })}
            </time>
          </p>
        )}
      </div>
      <a className={styles.joinLink} href={videoPageUrl(video)} target="_blank" rel="noopener noreferrer">
        {t(video.kind === 'recording' ? 'pages.video.recording' : 'pages.video.join')}
      </a>
    </div>
  )
}
