import { useT } from '@foyer/i18n/react'
import { CloudUpload, Dumbbell } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMember } from '../../platform/session/use-session.ts'
import { useStore } from '../../platform/store.ts'
import styles from './running-bar.module.css'
import { findRunning, useWorkoutLog } from './use-workout-log.ts'
import { countUnsent } from './log-state.ts'

/** Leads back to the workout that runs; loads the log, so that what was not sent is sent. */
export function RunningBar(): ReactNode {
  const member = useMember()
  return member && <MemberBar viewer_id={member.id} />
}

function MemberBar({ viewer_id }: { viewer_id: string }): ReactNode {
  const t = useT()
  const log = useWorkoutLog(viewer_id)
  const running = findRunning(useStore(log.sessions))
  if (!running) return null
  const { waiting } = countUnsent(running)
  return (
    <a className={styles.bar} href={`/me/workout/${running.workout_id}`} data-is-running-bar>
      <span className={styles.icon} aria-hidden="true">
        {waiting > 0 ? <CloudUpload /> : <Dumbbell />}
      </span>
      <span className={styles.words}>
        <span className={styles.label}>{t('workouts.running')}</span>
        <span className={styles.title} dir="auto">
          {running.workout.title}
        </span>
      </span>
      <span className={styles.action}>{t('workouts.continue')}</span>
    </a>
  )
}
