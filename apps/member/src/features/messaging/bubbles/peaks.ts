/** Draws any number of levels from 0 to 100 as a fixed number of bars, each the loudest of its stretch. */
export function fitPeaks(peaks: readonly number[], count: number): number[] {
  return Array.from({ length: count }, (_, index) => {
    const start = Math.floor((index * peaks.length) / count)
    const end = Math.max(Math.floor(((index + 1) * peaks.length) / count), start + 1)
    return Math.max(0, ...peaks.slice(start, end))
  })
}

/** A length in seconds as a clock: `0:24`, `12:05`. */
export function formatClock(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
