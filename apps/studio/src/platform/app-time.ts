import { createFormat, type Format } from '@foyer/i18n'
import { useLocale } from '@foyer/i18n/react'
import { createContext, use, useMemo } from 'react'

/** The time zone of the current app; the app layout provides it. */
export const AppZone = createContext('UTC')

/** Formats dates in the app's time zone, whatever the device's, and returns the name of that zone. */
export function useAppTime(): {
  readonly format: Format
  readonly zone: string
  readonly zone_name: string
} {
  const zone = use(AppZone)
  const locale = useLocale()
  return useMemo(
    () => ({ format: createFormat(locale, zone), zone, zone_name: zone.replaceAll('_', ' ') }),
    [locale, zone],
  )
}
