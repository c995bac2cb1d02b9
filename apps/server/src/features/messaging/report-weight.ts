const LEAST_WEIGHT = 0.25

/** How often the team has agreed with the reports of a member. */
export type ReporterRecord = { upheld: number; decided: number }

/** What the report of a member counts: the share of their reports that were upheld, 1 for a new one. */
export function weighReporter({ upheld, decided }: ReporterRecord): number {
  return decided === 0 ? 1 : Math.max(LEAST_WEIGHT, upheld / decided)
}

/**
 * Whether these reporters together hide a message before the team has seen it: as many as `threshold` if nothing speaks
 * against them; null: never.
 */
export function isEnoughToHide(reporters: readonly ReporterRecord[], threshold: number | null): boolean {
  return (
    threshold !== null && reporters.reduce((sum, reporter) => sum + weighReporter(reporter), 0) >= threshold
  )
}
