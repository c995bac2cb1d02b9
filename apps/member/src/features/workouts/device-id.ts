import { v4 as newUuid } from 'uuid'
import { localStore } from '../../platform/storage/local.ts'

const DEVICE_KEY = 'foyer.workout_device'

/** Eight hex digits that tell this device from the member's others. */
export function readDeviceId(): string {
  const stored = localStore.get(DEVICE_KEY)
  if (stored !== null && /^[0-9a-f]{8}$/.test(stored)) return stored
  const id = newUuid().slice(0, 8)
  localStore.set(DEVICE_KEY, id)
  return id
}
