import { useFormat } from '@foyer/i18n/react'
import type { ReactNode } from 'react'
import styles from './run-progress.module.css'

/** How far the member is: in words, in per cent and as a bar of one or more segments, each filled by its share. */
export function RunProgress({
  text,
  done,
  count,
  segments = [{ key: 'all', share: done / count }],
}: {
  text: string
  done: number
  count: number
  segments?: readonly { key: string; share: number }[]
}): ReactNode {
  const format = useFormat()
  return (
    <div className={styles.progress}>
      <div className={styles.progressHead}>
        <strong>{text}</strong>
        <span>{format.percent(Math.floor((100 * done) / count))}</span>
      </div>
      <div className={styles.bar} aria-hidden="true">
        {segments.map((segment) => (
          <span key={segment.key} className={styles.segment}>
            <span className={styles.fill} style={{ inlineSize: `${Math.round(segment.share * 100)}%` }} />
          </span>
        ))}
      </div>
    </div>
  )
}
