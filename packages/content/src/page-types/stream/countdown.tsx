import { getCountdown } from '@foyer/domain/schedule'
import { useFormat, useT } from '@foyer/i18n/react'
import type { ReactNode } from 'react'
import styles from './styles.module.css'
import { useSeconds } from './use-stream-state.ts'

/** The time left until a stream starts, in seconds during the last hour. Its space is reserved while it is unknown. */
export function Countdown({ starts_at, now }: { starts_at: string; now?: number }): ReactNode {
  const t = useT()
  const format = useFormat()
  const clock = useSeconds()
  const now_ms = now ?? clock
  if (now_ms === null) return <div className={styles.countdown} />
  const { days, hours, minutes, seconds, is_last_hour } = getCountdown(starts_at, now_ms)
  const parts = [
    ...(days > 0 ? [{ value: days, label: t('pages.stream.days', { count: days }) }] : []),
    ...(is_last_hour ? [] : [{ value: hours, label: t('pages.stream.hours', { count: hours }) }]),
    { value: minutes, label: t('pages.stream.minutes', { count: minutes }) },
    ...(is_last_hour ? [{ value: seconds, label: t('pages.stream.seconds', { count: seconds }) }] : []),
  ]
  return (
    <div className={styles.countdown} role="timer" aria-label={t('pages.stream.starts_in')}>
      {parts.map(({ value, label }) => (
        <span key={label} className={styles.part}>
          <strong className={styles.number}>{format.number(value)}</strong>
          <span className={styles.unit}>{label}</span>
        </span>
      ))}
    </div>
  )
}
