import type { WorkoutChapter } from '@foyer/contract/workouts/prescription'
import { useT } from '@foyer/i18n/react'
import type { ReactNode } from 'react'
import { formatClock } from '../format-clock.ts'
import { usePageHost } from '../host-context.tsx'
import { Section } from './section.tsx'
import styles from './workout-extras.module.css'

/** Both are absent in pages that were published before workouts had them. */
type WorkoutExtrasProps = { beep_distance?: number; chapters?: readonly WorkoutChapter[] }

/** What a workout has besides its groups: the rules of a beep test, and the parts of its video. */
export function WorkoutExtras({ beep_distance = 0, chapters = [] }: WorkoutExtrasProps): ReactNode {
  const t = useT()
  const host = usePageHost()
  const sorted = [...chapters].sort((a, b) => a.at_seconds - b.at_seconds)
  return (
    <>
      {beep_distance > 0 && (
        <Section id="beep-test" title={t('pages.workout.beep_test', { distance: beep_distance })}>
          <p className={styles.text}>{t('pages.workout.beep_test_text', { distance: beep_distance })}</p>
        </Section>
      )}
      {sorted.length > 0 && (
        <Section id="chapters" title={t('pages.workout.chapters')}>
          <ol className={styles.chapters}>
            {sorted.map(({ id, title, at_seconds, exercise_page_id }) => (
              <li key={id} className={styles.chapter}>
                <span className={styles.at}>{formatClock(at_seconds)}</span>
                <span dir="auto">
                  {title || (host.link(exercise_page_id ?? '')?.title ?? t('pages.workout.missing'))}
                </span>
              </li>
            ))}
          </ol>
        </Section>
      )}
    </>
  )
}
