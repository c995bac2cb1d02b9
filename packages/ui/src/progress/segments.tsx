import type { CSSProperties } from 'react'
import styles from './styles.module.css'

/** Above this many parts a row of segments is unreadable and one bar is drawn. */
export const MAX_SEGMENTS = 12

export type ProgressSegmentsProps = {
  /** What is measured, for screen readers: "Slow Burn". */
  readonly label: string
  /** The progress as text: "7 of 24 sessions". */
  readonly value_text: string
  readonly value: number
  readonly max: number
  /** One segment for each part, such as a week; without it, or above 12, one bar. */
  readonly parts?: number
  /** How full each part is, 0 to 1, if they differ; above 12 a single bar is shown. */
  readonly shares?: readonly number[]
}

/** How full each of `parts` segments is, 0 to 1. */
export function segmentFills(value: number, max: number, parts: number): number[] {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return Array.from({ length: parts }, (_, i) => Math.min(1, Math.max(0, share * parts - i)))
}

/** Progress as a row of segments. */
export function ProgressSegments({
  label,
  value_text,
  value,
  max,
  shares: fill = [],
  parts = fill.length,
}: ProgressSegmentsProps) {
  const is_bar = parts < 1 || parts > MAX_SEGMENTS
  const shares = is_bar || fill.length === 0 ? segmentFills(value, max, is_bar ? 1 : parts) : fill
  return (
    <div
      className={styles.segments}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native progress element cannot be drawn like this
      role="progressbar"
      aria-label={label}
      aria-valuetext={value_text}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(max, Math.max(0, value))}
    >
      {shares.map((share, i) => {
        const part: CSSProperties & { '--part': string } = { '--part': `${share * 100}%` }
        return (
          // oxlint-disable-next-line react/no-array-index-key -- segments have no identity but their place
          <span key={i} className={styles.segment}>
            <span className={styles.fill} style={part} />
          </span>
        )
      })}
    </div>
  )
}
