import type { WeekStart } from '@foyer/domain/schedule'

/** The first day of the week in a language; Monday when unknown. */
export function firstDayOfWeek(locale: string): WeekStart {
  const first = weekInfo(locale)?.firstDay
  return first === 6 || first === 7 ? first : 1
}

type WeekInfo = { firstDay?: number }

function weekInfo(tag: string): WeekInfo | undefined {
  const locale: Intl.Locale & { weekInfo?: WeekInfo; getWeekInfo?: () => WeekInfo } = new Intl.Locale(tag)
  return locale.getWeekInfo?.() ?? locale.weekInfo
}
