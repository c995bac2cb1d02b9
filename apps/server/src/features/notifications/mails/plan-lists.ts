import type { NotificationChoices } from '@foyer/contract/notifications/shapes'
import type { ScheduledItem } from '@foyer/contract/schedule/shapes'
import { addDays, dayInZone } from '@foyer/domain/time'
import type { Translator } from '@foyer/i18n/server'
import type { MailList, MailListItem } from '../../identity/index.ts'

/** Items that a mail names; the button leads to the others. */
const MAX_ITEMS = 30
const WEEK_DAYS = 7

/** The days that a reminder of a plan is about. */
export function daysOfPlan(kind: 'daily' | 'weekly', day: string): { from: string; to: string } {
  return { from: day, to: kind === 'daily' ? day : addDays(day, WEEK_DAYS - 1) }
}

type Plan = {
  kind: 'daily' | 'weekly'
  items: readonly ScheduledItem[]
  choices: NotificationChoices
  zone: string
  origin: string
}

/** Lists what is planned, as far as the member is reminded of it: each with its time and link, a week by its days. */
export function writePlanLists(texts: Translator, { kind, items, choices, zone, origin }: Plan): MailList[] {
  const format = texts.formatIn(zone)
  const wanted = items.filter(({ scope_type }) =>
    scope_type === 'app' ? choices.receive_reminders_for_app : choices.receive_reminders_just_for_you,
  )
  const write = (scheduled: ScheduledItem): MailListItem[] => {
    const { item, is_all_day, date } = scheduled
    if (!item) return []
    const url = new URL(item.path, origin).href
    const can_start = kind === 'daily' && !item.is_locked && scheduled.item_type === 'page'
    return [
      {
        title: item.title,
        detail: is_all_day ? texts.t('notices.all_day') : format.time(date),
        url,
        ...(can_start && { action: texts.t('notices.start') }),
      },
    ]
  }
  const shown = wanted.slice(0, MAX_ITEMS)
  if (kind === 'daily') return shown.length === 0 ? [] : [{ items: shown.flatMap(write) }]
  const by_day = Map.groupBy(shown, ({ date, is_all_day }) => (is_all_day ? date : dayInZone(date, zone)))
  return [...by_day].map(([day, of_day]) => ({
    heading: format.day(day, 'weekday'),
    items: of_day.flatMap(write),
  }))
}
