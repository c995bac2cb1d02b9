/** A failure that the app survived, kept for whoever opens the console of a browser. */
export type LoggedFailure = { at: number; label: string; error: unknown }

const MAX_FAILURES = 50
const failures: LoggedFailure[] = []

/**
 * Notes a failure that needs no words for the member: a preload, a text, a cache (spec section 8, "logged only").
 * The last fifty stay in memory.
 */
export function logFailure(label: string, error: unknown): void {
  failures.push({ at: Date.now(), label, error })
  if (failures.length > MAX_FAILURES) failures.shift()
}

declare global {
  /** What went wrong in this visit without a word to the member. */
  var foyer_failures: readonly LoggedFailure[] | undefined
}

/** Lets whoever opens the console of a browser read the failures as `foyer_failures`. */
export function exposeFailures(): void {
  globalThis.foyer_failures = failures
}
