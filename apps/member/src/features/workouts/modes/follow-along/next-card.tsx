import { EXERCISE_ART_TYPE } from '@foyer/content/traits'
import { useT } from '@foyer/i18n/react'
import type { Phase } from '@foyer/domain/training'
import type { ReactNode } from 'react'
import { Cover } from '#platform/screen/cover.tsx'
import type { PlayerSession } from '../../player-session.ts'
import { findItem } from '../plan-entry.ts'
import { useExerciseText } from '../use-exercise-text.ts'
import styles from './follow-along.module.css'

type Props = { session: PlayerSession; phases: readonly Phase[]; index: number }

/** The exercise that comes next, and after how much rest. */
export function NextCard({ session, phases, index }: Props): ReactNode {
  const t = useT()
  const text = useExerciseText(session)
  const after = phases.slice(index + 1)
  const next = phases[index]?.kind === 'ready' ? after.slice(1) : after
  const rest = next[0]?.kind === 'rest' ? next[0].seconds : 0
  const phase = next.find(({ kind }) => kind === 'work' || kind === 'group')
  if (!phase) return <p className={styles.last}>{t('workout_modes.last_set')}</p>
  const lead = rest > 0 ? t('workout_modes.next_after', { seconds: rest }) : t('workout_modes.next_up')
  if (phase.kind === 'group')
    return (
      <div className={styles.next}>
        <span className={styles.nextWords}>
          <span className={styles.nextLead}>{lead}</span>
          <span className={styles.nextName} dir="auto">
            {phase.group.title || t('workout_modes.group_clock')}
          </span>
        </span>
      </div>
    )
  const exercise = session.exercises.get(findItem(session, phase.place.uid)?.exercise_id ?? '')
  return (
    <div className={styles.next}>
      <span className={styles.nextPicture}>
        <Cover
          cover={exercise?.cover ?? null}
          asset={exercise?.cover_asset}
          of={{ id: exercise?.page_id ?? phase.place.uid, content_type: EXERCISE_ART_TYPE }}
          width={112}
          height={112}
        />
      </span>
      <span className={styles.nextWords}>
        <span className={styles.nextLead}>{lead}</span>
        <span className={styles.nextName} dir="auto">
          {text.title(phase.place.uid)}
        </span>
      </span>
      <span className={styles.nextAmount}>{text.amount(phase.place)}</span>
    </div>
  )
}
