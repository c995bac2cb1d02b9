import type { TextRange } from '@foyer/domain/search'
import type { ReactNode } from 'react'
import styles from './search.module.css'

/** A text with the places marked that a search has found; they are in order and do not overlap. */
export function Highlighted({ text, ranges }: { text: string; ranges: readonly TextRange[] }): ReactNode {
  return (
    <bdi>
      {ranges.map(({ start, end }, index) => (
        <span key={start}>
          {text.slice(ranges[index - 1]?.end ?? 0, start)}
          <mark className={styles.mark}>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(ranges.at(-1)?.end ?? 0)}
    </bdi>
  )
}
