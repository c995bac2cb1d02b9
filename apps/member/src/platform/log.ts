/** A failure that the app recovered from, shown in the browser's console on request. */
export type LoggedFailure = { at: number; label: string; error: unknown }

const MAX_FAILURES = 50
const failures: LoggedFailure[] = []

/**
 * Logs a failure that the member need not see, such as a prefetch, text or cache (spec section 8, "logged only").
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

/** Exposes the failures in the browser's console as `foyer_failures`. */
export function exposeFailures(): void {
  globalThis.foyer_failures = failures
}
