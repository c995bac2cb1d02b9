/**
 * Makes at most `max` points of many: of each run of as many neighbours the best one, in order. Returns also how many
 * neighbours a point stands for.
 */
export function thinPoints<Point>(
  points: readonly Point[],
  max: number,
  rate: (point: Point) => number,
): { points: Point[]; size: number } {
  const size = Math.max(1, Math.ceil(points.length / max))
  if (size === 1) return { points: [...points], size }
  // Runs end at the newest point, so that it is never alone with few others.
  const shift = (size - (points.length % size)) % size
  const runs = Map.groupBy(points.keys(), (index) => Math.floor((index + shift) / size))
  const best = [...runs.values()].map((indexes) =>
    indexes.flatMap((index) => points[index] ?? []).reduce((a, b) => (rate(b) > rate(a) ? b : a)),
  )
  return { points: best, size }
}
