import type { Clock } from './clock.ts'

/** A clock that does not advance until it is moved. */
export interface MovableClock extends Clock {
  set: (instant: Date) => void
  /** Moves it by milliseconds; negative ones move it back. */
  advance: (milliseconds: number) => void
}

/** A clock for tests: returns `instant` until it is moved. */
export function fixedClock(instant: Date): MovableClock {
  let time = instant.getTime()
  return {
    now: () => new Date(time),
    set: (next) => {
      time = next.getTime()
    },
    advance: (milliseconds) => {
      time += milliseconds
    },
  }
}
