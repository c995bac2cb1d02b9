import { v4 as newUuid } from 'uuid'
import { localStore } from '../../platform/storage/local.ts'

const DEVICE_KEY = 'foyer.workout_device'
const MAX_COUNTER = 9999

/** Eight hex digits that tell this device from the member's others. */
export function readDeviceId(): string {
  const stored = localStore.get(DEVICE_KEY)
  if (stored !== null && /^[0-9a-f]{8}$/.test(stored)) return stored
  const id = newUuid().slice(0, 8)
  localStore.set(DEVICE_KEY, id)
  return id
}

/**
 * The next value of the hybrid logical clock: never smaller than `latest`, the newest clock that this device has seen,
 * even where the device's own time was set back.
 */
export function nextClock(latest: string | null, now: number, device: string): string {
  const seen_ms = latest === null ? 0 : Number(latest.slice(0, 13))
  if (now > seen_ms) return formatClock(now, 0, device)
  const counter = latest === null ? 0 : Number(latest.slice(14, 18)) + 1
  return counter > MAX_COUNTER ? formatClock(seen_ms + 1, 0, device) : formatClock(seen_ms, counter, device)
}

function formatClock(ms: number, counter: number, device: string): string {
  return `${String(ms).padStart(13, '0')}-${String(counter).padStart(4, '0')}-${device}`
}
