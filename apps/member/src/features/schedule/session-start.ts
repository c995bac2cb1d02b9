import { pageTraits } from '@foyer/content/traits'
import { scheduledDay } from '@foyer/domain/schedule'
import { toItemPath, type ScheduleItem } from './calendar.ts'

/** Where an open session of today starts: the player of its page, or the page; null for anything else. */
export function sessionStart(item: ScheduleItem, today: string, zone: string): string | null {
  const { item: page, item_id, item_type, context_id, is_completed } = item
  if (page === null || page.is_locked || is_completed || item_type !== 'page') return null
  if (scheduledDay(item, zone) !== today) return null
  const path = toItemPath(item, page.path)
  if (pageTraits(page.content_type).has_player)
    return `/me/workout/${item_id}?from=${encodeURIComponent(path)}`
  return context_id === null ? null : path
}
