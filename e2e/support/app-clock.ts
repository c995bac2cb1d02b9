import type { ApiClient } from '@foyer/contract/client'

/** Seconds until noon of a day. */
export const secondsUntilNoon = (day: string): number =>
  Math.ceil((Date.parse(`${day}T12:00:00Z`) - Date.now()) / 1000)

/** Moves an app's clock to tomorrow's noon, so that no midnight comes between what happens and where it is counted. */
export async function moveClockToNoon(call: ApiClient): Promise<void> {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  await call('apps.moveClock', { forward_seconds: secondsUntilNoon(tomorrow) })
}
