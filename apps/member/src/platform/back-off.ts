/** Delays that double up to a maximum, each with a quarter of jitter so that clients do not reconnect at once. */
export function backOff(
  { first_ms, longest_ms }: { first_ms: number; longest_ms: number },
  random: () => number = Math.random,
): { next: () => number; reset: () => void } {
  let step = 0
  return {
    next: () => {
      const delay = Math.min(longest_ms, first_ms * 2 ** step)
      step += 1
      return Math.round(delay * (0.75 + random() / 2))
    },
    reset: () => {
      step = 0
    },
  }
}
