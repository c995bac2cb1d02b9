import { dayInZone } from '@foyer/domain/time'
import { useT } from '@foyer/i18n/react'
import { useAppTime } from '#platform/app-time.ts'
import { useNow } from '#platform/use-now.ts'

/** Names the day of an instant in the app's zone: "Today", "Yesterday", else the date. */
export function useOrderTime(): {
  readonly dayName: (at: string) => string
  readonly timeOf: (at: string) => string
  readonly dayAndTime: (at: string) => string
} {
  const t = useT()
  const { format, zone } = useAppTime()
  const now = useNow()
  const dayOf = (at: string | number) => dayInZone(new Date(at).toISOString(), zone)
  const dayName = (at: string) => {
    const day = dayOf(at)
    if (day === dayOf(now)) return t('studio_orders.today')
    if (day === dayOf(now - 86_400_000)) return t('studio_orders.yesterday')
    return format.date(at, day.slice(0, 4) === dayOf(now).slice(0, 4) ? 'near' : 'medium')
  }
  const timeOf = (at: string) => format.time(at)
  return { dayName, timeOf, dayAndTime: (at) => `${dayName(at)}, ${timeOf(at)}` }
}
