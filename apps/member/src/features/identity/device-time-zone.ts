/** The IANA name of the device's time zone; null when the browser does not report it. */
export function deviceTimeZone(): string | null {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || null
}
