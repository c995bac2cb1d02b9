import { createSparkPath } from './spark-path.ts'
import styles from './sparkline.module.css'

export type SparklineProps = {
  readonly values: readonly number[]
  /** The box that the line is drawn in; it is as wide as its place. */
  readonly width: number
  readonly height: number
}

/**
 * A trend without axes, hidden from screen readers, because the figures are beside it as text. All zeros are drawn
 * muted.
 */
export function Sparkline({ values, width, height }: SparklineProps) {
  const spark = createSparkPath(values, width, height)
  return (
    <svg
      className={styles.spark}
      viewBox={`0 0 ${width} ${height}`}
      data-flat={values.every((value) => value === 0)}
      aria-hidden="true"
    >
      <path className={styles.area} d={spark.area} />
      <path className={styles.line} d={spark.line} />
      <circle cx={spark.end[0]} cy={spark.end[1]} r="2.5" />
    </svg>
  )
}
