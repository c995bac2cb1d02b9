/** A sparkline as SVG paths in a box, with the place of its last point. */
export type SparkPaths = {
  readonly line: string
  readonly area: string
  readonly end: readonly [x: number, y: number]
}

/** Returns the path of values over the full width; the largest touches the top, zero is at the bottom. */
export function createSparkPath(
  values: readonly number[],
  width: number,
  height: number,
  pad = 4,
): SparkPaths {
  const max_value = Math.max(1, ...values)
  const step = values.length > 1 ? (width - 2 * pad) / (values.length - 1) : 0
  const points = (values.length > 0 ? values : [0]).map(
    (value, i) =>
      [
        round(pad + i * step),
        round(height - pad - (Math.max(0, value) / max_value) * (height - 2 * pad)),
      ] as const,
  )
  const line = points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('')
  const [first] = points
  const end = points.at(-1) ?? [pad, height - pad]
  return { line, area: `${line}L${end[0]} ${height}L${first?.[0] ?? pad} ${height}Z`, end }
}

/** Returns the hours of a day up to now as running totals. */
export function runningTotals(by_hour: readonly number[], hour: number): number[] {
  let sum = 0
  return by_hour.slice(0, Math.min(24, hour + 1)).map((value) => (sum += value))
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
