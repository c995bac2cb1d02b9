import { createFormat, type Format } from '@foyer/i18n'
import { useLocale } from '@foyer/i18n/react'
import { createContext, use, useMemo } from 'react'

/** The time zone of the app on the screen; the frame of the app says it. */
export const AppZone = createContext('UTC')

/** Dates as the app's own time zone has them, whatever the zone of this device, and the name of that zone in words. */
export function useAppTime(): {
  readonly format: Format
  readonly zone: string
  readonly zone_words: string
} {
  const zone = use(AppZone)
  const locale = useLocale()
  return useMemo(
    () => ({ format: createFormat(locale, zone), zone, zone_words: zone.replaceAll('_', ' ') }),
    [locale, zone],
  )
}
