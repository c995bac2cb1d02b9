import { useFormat, useT } from '@foyer/i18n/react'
import { Button, Card } from '@foyer/ui'
import { useState } from 'react'
import { formatBest } from '../format-training.ts'
import type { Training } from '../queries.ts'
import styles from './member-training.module.css'

const FIRST_SHOWN = 6

/** The best of each exercise of the last sessions. */
export function RecordCard({ records }: Pick<Training, 'records'>) {
  const t = useT()
  const format = useFormat()
  const [is_whole, setWhole] = useState(false)
  const shown = is_whole ? records : records.slice(0, FIRST_SHOWN)
  return (
    <Card className={styles.card ?? ''}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{t('studio_training.records')}</h2>
        <span className={styles.note}>{t('studio_training.of_last_sessions')}</span>
      </div>
      {records.length === 0 && <p className={styles.none}>{t('studio_training.no_records')}</p>}
      <ul className={styles.list}>
        {shown.map(({ exercise_id, title, bests, local_date }) => (
          <li key={exercise_id} className={styles.row}>
            <span className={styles.words}>
              <span className={styles.name} dir="auto">
                {title}
              </span>
              <span className={styles.meta}>
                {t('studio_training.last_on', { date: format.day(local_date, 'near') })}
              </span>
            </span>
            <span className={styles.values}>
              <span className={styles.value}>{formatBest(t, format, bests)}</span>
              {bests.one_rep_max_kg !== null && (
                <span className={styles.meta}>
                  {t('studio_training.one_rep_max', { amount: Math.round(bests.one_rep_max_kg * 10) / 10 })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {records.length > FIRST_SHOWN && !is_whole && (
        <Button kind="ghost" size="small" className={styles.more} onClick={() => setWhole(true)}>
          {t('studio_training.all_records', { count: records.length })}
        </Button>
      )}
    </Card>
  )
}
