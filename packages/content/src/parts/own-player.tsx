import type { FileAsset } from '@foyer/contract/pages/page-index'
import type { ImageRef } from '@foyer/contract/pages/shapes'
import { useT } from '@foyer/i18n/react'
import { Headphones, PictureInPicture2, Video as VideoIcon } from 'lucide-react'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ReactNode, Ref, RefObject } from 'react'
import { usePageHost } from '../host-context.tsx'
import type { OpenedMedia } from '../host.ts'
import type { VideoFollower } from './follow-video.ts'
import { formatDuration } from './format-file.ts'
import { PosterButton } from './poster-button.tsx'
import { loadPosition, savePosition } from './media-position.ts'
import { useMediaSession } from './use-media-session.ts'
import { useMediaSource } from './use-media-source.ts'
import styles from './video-player.module.css'

/** The address lives ten minutes; it is renewed while the file plays. */
const RENEW_MS = 4 * 60_000

type OwnPlayerProps = {
  file: FileAsset
  poster: ImageRef
  title: string
  completes_page?: boolean
  is_first?: boolean
  follower?: VideoFollower | undefined
}

/**
 * A video or an audio of the library. It is opened when the member presses play, goes on where they stopped, and a
 * video can go on as sound alone, which plays on a locked screen.
 */
export function OwnPlayer({
  file,
  poster,
  title,
  completes_page,
  is_first = false,
  follower,
}: OwnPlayerProps): ReactNode {
  const t = useT()
  const host = usePageHost()
  const { openMedia, completePage } = host
  const name = title === '' ? file.name : title
  const player = useRef<HTMLMediaElement>(null)
  const [opened, setOpened] = useState<OpenedMedia | null>(null)
  const [state, setState] = useState<'idle' | 'opening' | 'offline' | 'failed'>('idle')
  const [is_sound_only, setSoundOnly] = useState(file.kind === 'audio')
  const position = useRef(0)
  useMediaSession(player, opened === null ? null : name)

  const open = async (): Promise<OpenedMedia | null> => {
    if (file.src !== null) return { src: file.src, stream: null, captions: [] }
    return openMedia ? openMedia(file.id) : null
  }
  const play = (start = loadPosition(file.id)): void => {
    if (!navigator.onLine) return setState('offline')
    setState('opening')
    position.current = start
    open().then(
      (found) => {
        setOpened(found)
        setState(found ? 'idle' : 'failed')
      },
      () => setState('failed'),
    )
  }
  const renew = useRenewal(file, opened, player)
  const playFile = useMediaSource(player, opened, { is_sound_only, position, renew })

  const seek = useEffectEvent((seconds: number) => {
    const element = player.current
    if (!element) return play(seconds)
    element.currentTime = seconds
    return void element.play().catch(() => undefined)
  })
  useEffect(() => {
    follower?.onControl({ seek: (seconds) => seek(seconds) })
    return () => follower?.onControl(null)
  }, [follower])

  const events = {
    onLoadedMetadata: () => {
      if (player.current && position.current > 0) player.current.currentTime = position.current
    },
    onTimeUpdate: () => {
      const { currentTime, duration } = player.current ?? { currentTime: 0, duration: 0 }
      position.current = currentTime
      follower?.onTime(currentTime, Number.isFinite(duration) && duration > 0 ? duration : null)
      savePosition(file.id, currentTime, duration)
    },
    onEnded: () => {
      savePosition(file.id, 0, 0)
      if (completes_page) completePage?.()
    },
    onPlay: () => void renew().catch(() => undefined),
    onError: () => {
      if (!playFile()) setState('failed')
    },
  }
  const is_video = file.kind === 'video'
  return (
    <div className={styles.player}>
      <div className={is_video && !is_sound_only ? styles.stage : styles.sound}>
        {opened && !is_sound_only && (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- owners add captions where there is speech
          <video
            ref={player as Ref<HTMLVideoElement>}
            className={styles.fill}
            aria-label={name}
            controls
            autoPlay
            playsInline
            preload="metadata"
            {...events}
          >
            <Tracks captions={opened.captions} />
          </video>
        )}
        {opened && is_sound_only && (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- owners add captions where there is speech
          <audio
            ref={player as Ref<HTMLAudioElement>}
            className={styles.audio}
            aria-label={name}
            controls
            autoPlay
            preload="metadata"
            {...events}
          />
        )}
        {!opened && is_video && (
          <PosterButton
            title={name}
            poster={poster}
            is_first={is_first}
            is_busy={state === 'opening'}
            onPlay={() => play()}
          />
        )}
        {!opened && !is_video && (
          <button
            type="button"
            className={styles.soundButton}
            onClick={() => play()}
            aria-busy={state === 'opening'}
          >
            <Headphones size={22} aria-hidden="true" />
            <span className={styles.joinWords}>
              <span className={styles.joinTitle} dir="auto">
                {name}
              </span>
              {file.seconds !== null && (
                <span className={styles.joinTime}>{formatDuration(file.seconds)}</span>
              )}
            </span>
            <span className={styles.soundPlay}>{t('pages.video.play_audio')}</span>
          </button>
        )}
      </div>
      {state === 'offline' && <output className={styles.note}>{t('pages.video.offline')}</output>}
      {state === 'failed' && (
        <p className={styles.note} role="alert">
          {t('pages.video.failed')}{' '}
          <button type="button" className={styles.away} onClick={() => play()}>
            {t('pages.video.again')}
          </button>
        </p>
      )}
      {opened && is_video && (
        <div className={styles.tools}>
          <button type="button" className={styles.tool} onClick={() => setSoundOnly(!is_sound_only)}>
            {is_sound_only ? (
              <VideoIcon size={18} aria-hidden="true" />
            ) : (
              <Headphones size={18} aria-hidden="true" />
            )}
            {t(is_sound_only ? 'pages.video.with_picture' : 'pages.video.sound_only')}
          </button>
          {!is_sound_only && <PictureInPictureButton player={player} />}
        </div>
      )}
    </div>
  )
}

/**
 * Renews the access to an opened file while it plays, and before it goes on after a long pause. Returns a function that
 * renews it where that is due.
 */
function useRenewal(
  file: FileAsset,
  opened: OpenedMedia | null,
  player: RefObject<HTMLMediaElement | null>,
): () => Promise<unknown> {
  const { openMedia } = usePageHost()
  const renewed_at = useRef(0)
  useEffect(() => {
    if (opened) renewed_at.current = Date.now()
  }, [opened])
  const renew = useCallback(async (): Promise<unknown> => {
    if (!openMedia || file.src !== null || Date.now() - renewed_at.current < RENEW_MS) return undefined
    renewed_at.current = Date.now()
    return openMedia(file.id)
  }, [openMedia, file])
  const is_open = opened !== null
  useEffect(() => {
    if (!is_open) return undefined
    const timer = setInterval(() => {
      // A failure shows when the player needs more of the file.
      if (!player.current?.paused) renew().catch(() => undefined)
    }, RENEW_MS)
    return () => clearInterval(timer)
  }, [is_open, renew, player])
  return renew
}

function Tracks({ captions }: Pick<OpenedMedia, 'captions'>): ReactNode {
  const { locale } = usePageHost()
  return captions.map((track) => (
    <track
      key={track.locale}
      kind="captions"
      srcLang={track.locale}
      label={track.label}
      src={track.src}
      default={track.locale === locale}
    />
  ))
}

/** Absent in browsers that cannot, such as Firefox, whose own button does it. */
function PictureInPictureButton({ player }: { player: { current: HTMLMediaElement | null } }): ReactNode {
  const t = useT()
  if (!document.pictureInPictureEnabled) return null
  const toggle = async (): Promise<void> => {
    const video = player.current
    if (!(video instanceof HTMLVideoElement)) return
    // Refused before the first frame; the button stays for another try.
    if (document.pictureInPictureElement) await document.exitPictureInPicture().catch(() => undefined)
    else await video.requestPictureInPicture().catch(() => undefined)
  }
  return (
    <button type="button" className={styles.tool} onClick={() => void toggle()}>
      <PictureInPicture2 size={18} aria-hidden="true" />
      {t('pages.video.picture_in_picture')}
    </button>
  )
}
