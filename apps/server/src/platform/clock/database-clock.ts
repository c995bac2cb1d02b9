import type { Clock } from './clock.ts'

/** A clock that follows the database, so that several servers agree on what time it is. */
export interface DatabaseClock extends Clock {
  /** Measures once more; keeps the last known difference and throws when the database does not answer. */
  synchronize: () => Promise<void>
  /** Milliseconds that the database is ahead of this machine. */
  offset: () => number
  stop: () => void
}

/** The one thing this clock asks of a pool. */
type TimeSource = { query: (text: string) => Promise<{ rows: { ms?: string }[] }> }

type Options = {
  every_ms?: number
  /** Told when a later measurement fails; the clock goes on with what it knew. */
  onError: (error: unknown) => void
  /** The clock that is corrected; this machine's unless a test gives another. */
  local?: () => number
}

/** A measurement that took longer than this says too little about the difference to be used. */
const MAX_ROUND_TRIP_MS = 1_000

/**
 * Starts a clock that is set by the database at once and every minute after. The difference is taken at the middle
 * of the round trip, so its error is at most half of it.
 */
export async function databaseClock(pool: TimeSource, options: Options): Promise<DatabaseClock> {
  const local = options.local ?? Date.now
  let offset = 0

  const synchronize = async (): Promise<void> => {
    const sent = local()
    const { rows } = await pool.query('select (extract(epoch from clock_timestamp()) * 1000)::text as ms')
    const received = local()
    if (received - sent > MAX_ROUND_TRIP_MS) return
    offset = Math.round(Number(rows[0]?.ms) - (sent + received) / 2)
  }

  await synchronize()
  const timer = setInterval(() => {
    synchronize().catch(options.onError)
  }, options.every_ms ?? 60_000)
  timer.unref()

  return {
    now: () => new Date(local() + offset),
    synchronize,
    offset: () => offset,
    stop: () => clearInterval(timer),
  }
}
