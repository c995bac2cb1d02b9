import type { ReactNode } from 'react'
import styles from './styles.module.css'

export type ProgressRingProps = {
  readonly label: string
  readonly value_text: string
  readonly value: number
  readonly max: number
  /** Diameter in px. */
  readonly size?: number
  /** Width of the stroke in px. */
  readonly stroke?: number
  /** The content of the middle. */
  readonly children?: ReactNode
}

/** Progress as a ring, with space for a figure in the middle. */
export function ProgressRing(props: ProgressRingProps) {
  const { label, value_text, value, max, size = 48, stroke = 5, children } = props
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  const radius = (size - stroke) / 2
  const length = 2 * Math.PI * radius
  const circle = { cx: size / 2, cy: size / 2, r: radius, strokeWidth: stroke }
  return (
    <span
      className={styles.wrap}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native progress element cannot be drawn like this
      role="progressbar"
      aria-label={label}
      aria-valuetext={value_text}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(max, Math.max(0, value))}
    >
      <svg className={styles.ring} width={size} height={size} aria-hidden="true">
        <circle {...circle} />
        {share > 0 && <circle {...circle} strokeDasharray={length} strokeDashoffset={length * (1 - share)} />}
      </svg>
      {children && <span>{children}</span>}
    </span>
  )
}
