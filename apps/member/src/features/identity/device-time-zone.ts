/** The IANA name of the device's time zone; null where it does not tell. */
export function deviceTimeZone(): string | null {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || null
}
