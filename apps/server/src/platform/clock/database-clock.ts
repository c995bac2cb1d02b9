import type { Clock } from './clock.ts'

/** A clock that follows the database, so that several servers agree on what time it is. */
export interface DatabaseClock extends Clock {
  /** Measures again. If the database does not respond, keeps the last known offset and throws. */
  synchronize: () => Promise<void>
  /** Milliseconds by which the database is ahead of this machine. */
  offset: () => number
  stop: () => void
}

/** The part of a pool that this clock uses. */
type TimeSource = { query: (text: string) => Promise<{ rows: { ms?: string }[] }> }

type Options = {
  every_ms?: number
  /** Called when a later measurement fails; the clock continues with the last known offset. */
  onError: (error: unknown) => void
  /** The clock to correct; this machine's by default, another one in tests. */
  local?: () => number
}

/** Slower measurements are discarded because the offset would be too imprecise. */
const MAX_ROUND_TRIP_MS = 1_000

/**
 * Starts a clock that synchronizes with the database now and every minute. The offset is taken at the middle of the
 * round trip, so its error is at most half of it.
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
