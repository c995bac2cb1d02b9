import { v4 as newUuid } from 'uuid'
import { localStore } from './storage/local.ts'

/** The device data sent with every call (spec section 7). */
export interface Device {
  /** The same for all visits from this browser. */
  device_id: () => string
  /** One visit: new at every load (spec section 4, "Analytics session"). */
  session_id: () => string
  is_standalone: () => boolean
  is_native: () => boolean
  /** Such as `375x812`. */
  client_size: () => string
  /** The address without query and hash, which may contain secrets. */
  origin_url: () => string
}

const KEY = 'foyer.device'

function createDevice(): Device {
  let device_id: string | undefined
  let session_id: string | undefined
  return {
    device_id: () => {
      device_id ??= localStore.get(KEY) ?? persistDeviceId(newUuid())
      return device_id
    },
    session_id: () => (session_id ??= newUuid()),
    is_standalone: () => matchMedia('(display-mode: standalone)').matches || isIosStandalone(),
    is_native: () => /\bFoyerShell\//.test(navigator.userAgent),
    client_size: () => `${innerWidth}x${innerHeight}`,
    origin_url: () => `${location.origin}${location.pathname}`,
  }
}

/** The current browser. Values are read on first use. */
export const device: Device = createDevice()

function persistDeviceId(id: string): string {
  localStore.set(KEY, id)
  return id
}

function isIosStandalone(): boolean {
  return 'standalone' in navigator && navigator.standalone === true
}
