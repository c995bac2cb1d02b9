/** How long a thread is muted. */
export type MuteChoice = 'hour' | 'tomorrow' | 'always'

const HOUR_MS = 3_600_000
const MORNING_HOUR = 8

/** When a mute ends, at this device's clock; null for one without an end. */
export function muteUntil(choice: MuteChoice, now: Date): Date | null {
  if (choice === 'always') return null
  if (choice === 'hour') return new Date(now.getTime() + HOUR_MS)
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, MORNING_HOUR)
}
