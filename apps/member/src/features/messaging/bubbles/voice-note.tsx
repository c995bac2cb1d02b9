import { useT } from '@foyer/i18n/react'
import { Pause, Play } from 'lucide-react'
import { createContext, useContext, useRef, useState, type ReactNode } from 'react'
import { formatClock, fitPeaks } from './peaks.ts'
import styles from './bubbles.module.css'

const SPEEDS = [1, 1.5, 2] as const
const BARS = 32

/** Hears which message plays, so that a list keeps it mounted. */
export const PlayingContext = createContext<(message_ts: string | null) => void>(() => undefined)

/** The sound that plays now; another one stops it. */
let playing_now: HTMLAudioElement | null = null

/** A recorded message: play, its drawn levels to seek in, its length, and its speed while it plays. */
export function VoiceNote({
  src,
  peaks,
  duration_ms,
  message_ts,
}: {
  src: string
  peaks: readonly number[]
  duration_ms: number
  message_ts?: string
}): ReactNode {
  const t = useT()
  const audio = useRef<HTMLAudioElement>(null)
  const onPlaying = useContext(PlayingContext)
  const [is_playing, setPlaying] = useState(false)
  const [has_failed, setFailed] = useState(false)
  const [seconds, setSeconds] = useState(0)
  const [speed, setSpeed] = useState<number>(1)
  const length = duration_ms / 1000
  const toggle = (): void => {
    const element = audio.current
    if (!element) return
    if (is_playing) return element.pause()
    setFailed(false)
    element.playbackRate = speed
    element.play().catch(() => setFailed(true))
  }
  const changeSpeed = (): void => {
    const next = SPEEDS.find((one) => one > speed) ?? SPEEDS[0]
    setSpeed(next)
    if (audio.current) audio.current.playbackRate = next
  }
  const seek = (to: number): void => {
    setSeconds(to)
    if (audio.current) audio.current.currentTime = to
  }
  return (
    <div className={styles.voice}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a voice note has no captions */}
      <audio
        ref={audio}
        src={src}
        preload="none"
        onPlay={({ currentTarget }) => {
          if (playing_now !== currentTarget) playing_now?.pause()
          playing_now = currentTarget
          setPlaying(true)
          onPlaying(message_ts ?? null)
        }}
        onPause={() => {
          setPlaying(false)
          onPlaying(null)
        }}
        onEnded={() => setSeconds(0)}
        onError={() => setFailed(true)}
        onTimeUpdate={({ currentTarget }) => setSeconds(currentTarget.currentTime)}
      />
      <button
        type="button"
        className={styles.play}
        aria-label={is_playing ? t('messages.pause_voice') : t('messages.play_voice')}
        onClick={toggle}
      >
        {is_playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
      </button>
      <div className={styles.levels}>
        <Levels peaks={peaks} share={length > 0 ? seconds / length : 0} />
        <input
          type="range"
          className={styles.seek}
          min={0}
          max={Math.max(length, 0.1)}
          step={0.1}
          value={Math.min(seconds, length)}
          aria-label={t('messages.voice_position')}
          aria-valuetext={formatClock(seconds)}
          onChange={({ target }) => seek(Number(target.value))}
        />
      </div>
      {is_playing ? (
        <button
          type="button"
          className={styles.speed}
          aria-label={t('messages.voice_speed', { speed })}
          onClick={changeSpeed}
        >
          <bdi dir="ltr">{`${speed}×`}</bdi>
        </button>
      ) : (
        <span className={styles.clock}>{formatClock(seconds > 0 ? seconds : length)}</span>
      )}
      {has_failed && (
        <p className={styles.failed} role="alert">
          {t('messages.voice_failed')}
        </p>
      )}
    </div>
  )
}

/** The levels of a voice note; what was played is in the accent. */
export function Levels({ peaks, share }: { peaks: readonly number[]; share: number }): ReactNode {
  const bars = fitPeaks(peaks, BARS)
  return (
    <span className={styles.bars} aria-hidden="true">
      {bars.map((level, index) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- a level has no identity but its place
          key={index}
          className={styles.bar}
          data-played={index / bars.length < share}
          style={{ blockSize: `${Math.max(level, 8)}%` }}
        />
      ))}
    </span>
  )
}
