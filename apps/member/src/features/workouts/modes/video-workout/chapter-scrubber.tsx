import { useT } from '@foyer/i18n/react'
import type { CSSProperties, ReactNode } from 'react'
import { formatElapsed } from '../../figures-text.ts'
import type { PlayerSession } from '../../player-session.ts'
import { useExerciseText } from '../use-exercise-text.ts'
import { findChapter } from './chapters.ts'
import type { ChapterRow } from './chapters.ts'
import styles from './video-workout.module.css'

type Props = {
  session: PlayerSession
  rows: readonly ChapterRow[]
  time: { seconds: number; duration: number | null } | null
  onSeek: (seconds: number) => void
}

/** The length of the video, cut at its chapters; absent where nobody knows the length. */
export function ChapterScrubber({ session, rows, time, onSeek }: Props): ReactNode {
  const t = useT()
  const text = useExerciseText(session)
  const { seconds = 0, duration = null } = time ?? {}
  if (duration === null || duration <= 0) return null
  const cuts = [...new Set([0, ...rows.flatMap(({ at }) => (at !== null && at < duration ? [at] : []))])]
  const now = findChapter(rows, seconds)
  const title = now ? now.title || (now.item ? text.title(now.item.uid) : '') : ''
  return (
    <div className={styles.scrubber}>
      <div className={styles.cuts} aria-hidden="true">
        {cuts.map((from, index) => {
          const length = (cuts[index + 1] ?? duration) - from
          const share = Math.min(1, Math.max(0, (seconds - from) / length))
          const style: CSSProperties & { '--share': number } = { flexGrow: length, '--share': share }
          return <span key={from} style={style} />
        })}
      </div>
      <input
        type="range"
        className={styles.range}
        aria-label={t('workout_modes.position')}
        aria-valuetext={[formatElapsed(Math.floor(seconds)), title].filter(Boolean).join(', ')}
        min={0}
        max={Math.floor(duration)}
        step={1}
        value={Math.floor(seconds)}
        onChange={(event) => onSeek(event.target.valueAsNumber)}
      />
      <p className={styles.times}>
        <span>{formatElapsed(Math.floor(seconds))}</span>
        <span>{formatElapsed(Math.floor(duration))}</span>
      </p>
    </div>
  )
}
