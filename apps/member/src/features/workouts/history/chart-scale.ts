/** Steps between the lines of a chart, times a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10]

/** The round values at the lines of a chart: about `count` of them, around all values. */
export function listTicks(values: readonly number[], count: number): number[] {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const span = Math.max(high - low, Math.abs(high) * 0.05, 1)
  const raw = span / (count - 1)
  const power = 10 ** Math.floor(Math.log10(raw))
  const step = (STEPS.find((one) => one * power >= raw) ?? 10) * power
  const is_flat = high === low
  const first = Math.max(0, Math.floor(low / step) - (is_flat ? 1 : 0))
  const last = Math.ceil(high / step) + (is_flat ? 1 : 0)
  return Array.from({ length: last - first + 1 }, (_, index) => roundTo((first + index) * step))
}

function roundTo(value: number): number {
  return Math.round(value * 1e6) / 1e6
}

/** Where a value is between two others, from 0 to 1; in the middle where they are the same. */
export function shareOf(value: number, from: number, to: number): number {
  return from === to ? 0.5 : (value - from) / (to - from)
}

/** The index of the place that is nearest. */
export function nearest(places: readonly number[], place: number): number {
  return places.reduce(
    (best, other, index) =>
      Math.abs(other - place) < Math.abs((places[best] ?? Infinity) - place) ? index : best,
    0,
  )
}
