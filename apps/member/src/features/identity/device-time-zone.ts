import { toTimeZone } from '@foyer/domain/time'

/** The IANA name of the device's time zone; null when the browser does not report one. */
export function deviceTimeZone(): string | null {
  return toTimeZone(new Intl.DateTimeFormat().resolvedOptions().timeZone)
}
