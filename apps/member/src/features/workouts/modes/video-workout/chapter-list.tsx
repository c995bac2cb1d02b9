import { EXERCISE_ART_TYPE } from '@foyer/content/traits'
import { useT } from '@foyer/i18n/react'
import { VisuallyHidden } from '@foyer/ui'
import { AudioLines, Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Cover } from '#platform/screen/cover.tsx'
import { formatElapsed } from '../../figures-text.ts'
import type { PlayerSession } from '../../player-session.ts'
import { useExerciseText } from '../use-exercise-text.ts'
import type { ChapterRow } from './chapters.ts'
import styles from './video-workout.module.css'

type ListProps = {
  session: PlayerSession
  rows: readonly ChapterRow[]
  now: ChapterRow | null
  seconds: number | null
  onChoose: (row: ChapterRow) => void
}

/** The parts of the video; the one of now follows it, and a tap goes to another. */
export function ChapterList({ session, rows, now, seconds, onChoose }: ListProps): ReactNode {
  const t = useT()
  return (
    <ul className={styles.rows} aria-label={t('workout_modes.chapters')}>
      {rows.map((row) => (
        <li key={row.id}>
          <Row
            session={session}
            row={row}
            is_now={row.id === now?.id}
            is_past={isPast(row, seconds)}
            onChoose={() => onChoose(row)}
          />
        </li>
      ))}
    </ul>
  )
}

/** A part with sets is done with its sets; one without them when the video has passed it. */
function isPast({ item, until }: ChapterRow, seconds: number | null): boolean {
  if (item) return item.rows.length > 0 && item.rows.every(({ is_done }) => is_done)
  return until !== null && seconds !== null && seconds >= until
}

type RowProps = {
  session: PlayerSession
  row: ChapterRow
  is_now: boolean
  is_past: boolean
  onChoose: () => void
}

function Row({ session, row, is_now, is_past, onChoose }: RowProps): ReactNode {
  const t = useT()
  const text = useExerciseText(session)
  const exercise = session.exercises.get(row.exercise_id ?? '')
  const place = row.item?.rows[0] && { uid: row.item.uid, row: row.item.rows[0].row }
  const title = row.title || exercise?.title || t('pages.workout.missing')
  const todo = place ? [text.amount(place), text.weight(place)].filter(Boolean).join(' · ') : ''
  return (
    <button
      type="button"
      className={styles.row}
      data-is-now={is_now || undefined}
      data-is-past={(is_past && !is_now) || undefined}
      aria-current={is_now || undefined}
      onClick={onChoose}
    >
      <span className={styles.thumb}>
        <Cover
          cover={exercise?.cover ?? null}
          asset={exercise?.cover_asset}
          of={{ id: row.exercise_id ?? row.id, content_type: EXERCISE_ART_TYPE }}
          width={144}
          height={96}
        />
        {is_now && <AudioLines className={styles.playing} size={24} aria-hidden="true" />}
      </span>
      <span className={styles.rowWords}>
        <span className={styles.rowName} dir="auto">
          {title}
        </span>
        {todo !== '' && <span className={styles.rowTodo}>{todo}</span>}
      </span>
      {is_past ? (
        <>
          <Check className={styles.check} size={22} aria-hidden="true" />
          <VisuallyHidden>{t('workout_modes.logged')}</VisuallyHidden>
        </>
      ) : (
        row.at !== null && <span className={styles.at}>{formatElapsed(row.at)}</span>
      )}
    </button>
  )
}
