/** Whole shuttles of each level, for the distances with a published table. */
const SHUTTLES: ReadonlyMap<number, readonly number[]> = new Map([
  [15, [9, 10, 11, 12, 12, 13, 13, 14, 14, 15, 15, 16, 17, 17, 18, 18, 19, 19, 20, 20, 21]],
  [20, [7, 8, 8, 9, 9, 10, 10, 11, 11, 11, 12, 12, 13, 13, 13, 14, 14, 15, 15, 16, 16]],
])

/** The last level of the test. */
const LEVELS = 21

/** Seconds that a level lasts at least, where there is no published table. */
const LEVEL_SECONDS = 60

/** The one distance for which the formula of oxygen uptake was made. */
const VO2_DISTANCE = 20

/** From this age on the formula of oxygen uptake stays the same. */
const ADULT_AGE = 18

/** One level of a beep test. */
export type BeepLevel = {
  level: number
  /** In km/h. */
  speed: number
  shuttles: number
  /** Seconds for one shuttle. */
  shuttle_seconds: number
  /** Seconds from the start of the test to the start of the level. */
  starts_at: number
}

/** Where a beep test stands: the shuttle that is being run, counted from 1 in its level. */
export type BeepPosition = {
  level: BeepLevel
  shuttle: number
  /** Shuttles whose beep has passed, of all levels. */
  completed: number
  /** Seconds since the last beep. */
  shuttle_elapsed: number
  /** Seconds until the level ends. */
  level_left: number
  /** All levels were run. */
  is_over: boolean
}

/** The result of a beep test: 9.10 is level 9, shuttle 10; 0 and 0 for no shuttle. */
export type BeepResult = { level: number; shuttle: number }

/** The levels of the test for a distance in metres: from 8 km/h, then from 9 in steps of 0.5. */
export function listBeepLevels(distance: number): BeepLevel[] {
  const levels: BeepLevel[] = []
  let starts_at = 0
  for (let level = 1; level <= LEVELS; level += 1) {
    const speed = level === 1 ? 8 : 8 + level / 2
    const shuttle_seconds = (3.6 * distance) / speed
    const shuttles = SHUTTLES.get(distance)?.[level - 1] ?? Math.ceil(LEVEL_SECONDS / shuttle_seconds)
    levels.push({ level, speed, shuttles, shuttle_seconds, starts_at })
    starts_at += shuttles * shuttle_seconds
  }
  return levels
}

/** Finds what is run so many seconds after the start. Behind the last level it stays at its last shuttle. */
export function findBeepPosition(levels: readonly BeepLevel[], elapsed: number): BeepPosition | null {
  const at = Math.max(0, elapsed)
  const level = levels.findLast(({ starts_at }) => starts_at <= at)
  if (!level) return null
  const before = countShuttlesBefore(levels, level.level)
  const in_level = at - level.starts_at
  const is_over = in_level >= level.shuttles * level.shuttle_seconds
  const run = is_over
    ? level.shuttles
    : Math.min(level.shuttles - 1, Math.floor(in_level / level.shuttle_seconds))
  return {
    level,
    shuttle: Math.min(level.shuttles, run + 1),
    completed: before + run,
    shuttle_elapsed: is_over ? level.shuttle_seconds : in_level - run * level.shuttle_seconds,
    level_left: Math.max(0, level.shuttles * level.shuttle_seconds - in_level),
    is_over,
  }
}

/** Seconds from the start of the test to the beep that ends a number of shuttles. */
export function secondsOfShuttles(levels: readonly BeepLevel[], completed: number): number {
  const { level, shuttle } = toBeepResult(levels, completed)
  const last = levels[level - 1]
  return last ? last.starts_at + shuttle * last.shuttle_seconds : 0
}

/** The level and shuttle of a number of completed shuttles. */
export function toBeepResult(levels: readonly BeepLevel[], completed: number): BeepResult {
  let left = completed
  for (const { level, shuttles } of levels) {
    if (left <= shuttles) return left > 0 ? { level, shuttle: left } : { level: 0, shuttle: 0 }
    left -= shuttles
  }
  const last = levels.at(-1)
  return last ? { level: last.level, shuttle: last.shuttles } : { level: 0, shuttle: 0 }
}

/** How many shuttles a result is, of all levels. */
export function countShuttles(levels: readonly BeepLevel[], { level, shuttle }: BeepResult): number {
  return countShuttlesBefore(levels, level) + shuttle
}

function countShuttlesBefore(levels: readonly BeepLevel[], level: number): number {
  return levels.reduce((sum, other) => (other.level < level ? sum + other.shuttles : sum), 0)
}

/**
 * Shuttles completed when a test ends: the last ones that were missed do not count. `misses` has the missed shuttles,
 * counted over all levels from 1.
 */
export function countCompleted(completed: number, misses: readonly number[]): number {
  let count = completed
  while (misses.includes(count)) count -= 1
  return count
}

/** Whether two shuttles in a row were missed, which ends a test. */
export function hasMissedTwice(misses: readonly number[]): boolean {
  return misses.some((shuttle) => misses.includes(shuttle + 1))
}

/**
 * Estimates the oxygen uptake in ml/kg/min (Léger 1988) from the speed of the last level; without an age that of an
 * adult. Null for other distances than 20 m, and where no shuttle was completed.
 */
export function estimateVo2Max(distance: number, { level }: BeepResult, age = ADULT_AGE): number | null {
  const speed = listBeepLevels(distance)[level - 1]?.speed
  if (distance !== VO2_DISTANCE || speed === undefined) return null
  const years = Math.min(ADULT_AGE, Math.max(8, age))
  return 31.025 + 3.238 * speed - 3.248 * years + 0.1536 * years * speed
}
