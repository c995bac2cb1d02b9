import { problemMessage } from '@foyer/i18n'
import { useT } from '@foyer/i18n/react'
import { Notice } from '@foyer/ui'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useStore } from '../../platform/store.ts'
import styles from './player.module.css'
import { countUnsent } from './log-state.ts'
import type { LogSession } from './log-database.ts'
import type { WorkoutLog } from './workout-log.ts'

/** What the device could not store, and what the server refused. */
export function LogNotice({ log, stored }: { log: WorkoutLog; stored: LogSession }): ReactNode {
  const t = useT()
  const is_stored = useStore(log.is_stored)
  const { waiting, refused } = countUnsent(stored)
  if (refused > 0) {
    const code = stored.problem ?? stored.entries.find(({ problem }) => problem !== null)?.problem
    const reason = problemMessage(t, { code: code ?? '' })
    return (
      <Notice tone="danger" icon={<TriangleAlert />} title={t('workouts.refused', { count: refused })}>
        {reason}{' '}
        <button type="button" className={styles.textButton} onClick={() => log.retry(stored.id)}>
          {t('common.retry')}
        </button>
      </Notice>
    )
  }
  if (is_stored || waiting === 0) return null
  return (
    <Notice tone="warn" icon={<TriangleAlert />} title={t('workouts.not_stored_title')}>
      {t('workouts.not_stored')}{' '}
      <button type="button" className={styles.textButton} onClick={() => void log.storeAgain()}>
        {t('common.retry')}
      </button>
    </Notice>
  )
}
