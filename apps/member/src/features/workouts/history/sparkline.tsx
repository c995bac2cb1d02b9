import type { BodyMeasure } from '@foyer/contract/workouts/body-shapes'
import { daysBetween } from '@foyer/domain/time'
import type { ReactNode } from 'react'
import styles from './body.module.css'
import { convertBody } from './body-units.ts'

const [WIDTH, HEIGHT, EDGE] = [132, 64, 6]

/** A small line of measures in time, without figures; the screen behind it has them. */
export function Sparkline({ measures }: { measures: readonly BodyMeasure[] }): ReactNode {
  const [first, last] = [measures.at(0), measures.at(-1)]
  if (!first || !last || first === last) return null
  const values = measures.map((one) => convertBody(one, last.unit))
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const days = daysBetween(first.measured_on, last.measured_on)
  const points = measures.map(({ measured_on }, index) => {
    const x = EDGE + ((WIDTH - 2 * EDGE) * daysBetween(first.measured_on, measured_on)) / days
    const share = high === low ? 0.5 : ((values[index] ?? low) - low) / (high - low)
    return [x, HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * share] as const
  })
  const [end_x, end_y] = points.at(-1) ?? [0, 0]
  return (
    <svg className={styles.line} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <polyline points={points.map((point) => point.join(',')).join(' ')} />
      <circle cx={end_x} cy={end_y} r={4.5} />
    </svg>
  )
}
