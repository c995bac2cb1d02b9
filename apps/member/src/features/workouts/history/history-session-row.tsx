import { WORKOUT_ART_TYPE } from '@foyer/content/traits'
import type { HistoryRow } from '@foyer/contract/workouts/history-shapes'
import { useFormat, useT } from '@foyer/i18n/react'
import { Trophy } from 'lucide-react'
import type { ReactNode } from 'react'
import { Cover } from '#platform/screen/cover.tsx'
import { useToday } from '#platform/session/use-today.ts'
import { toShownWeight } from '../figures-text.ts'
import { formatWeight } from '../format-set.ts'
import { useWeightUnit } from '../player-settings.ts'
import styles from './session-row.module.css'

/** A session in the history: what, when, how long, and what it adds up to. */
export function HistorySessionRow({ row, onOpen }: { row: HistoryRow; onOpen: () => void }): ReactNode {
  const t = useT()
  const format = useFormat()
  const [unit] = useWeightUnit()
  const { day: today } = useToday()
  const { workout_id, title, cover, cover_asset, local_date, figures, record_count } = row
  const { seconds, sets, volume_kg } = figures
  const parts = [
    local_date === today ? t('training.today') : format.day(local_date, 'near'),
    seconds === null ? null : t('training.minutes', { count: Math.max(1, Math.round(seconds / 60)) }),
    t('pages.facts.sets', { count: sets }),
  ]
  return (
    <button type="button" className={styles.row} onClick={onOpen}>
      <span className={styles.cover}>
        <Cover
          cover={cover}
          asset={cover_asset}
          of={{ id: workout_id, content_type: WORKOUT_ART_TYPE }}
          width={48}
          height={48}
        />
      </span>
      <span className={styles.words}>
        <span className={styles.title} dir="auto">
          {title}
        </span>
        <span className={styles.meta}>{parts.filter((part) => part !== null).join(' · ')}</span>
      </span>
      <span className={styles.end}>
        {volume_kg > 0 && (
          <span className={styles.title}>
            {formatWeight(t, Math.round(toShownWeight(volume_kg, 'kg', unit)), unit)}
          </span>
        )}
        {record_count > 0 ? (
          <span className={styles.records}>
            <Trophy aria-hidden="true" />
            {t('workouts.records', { count: record_count })}
          </span>
        ) : (
          volume_kg > 0 && <span className={styles.meta}>{t('training.lifted')}</span>
        )}
      </span>
    </button>
  )
}
