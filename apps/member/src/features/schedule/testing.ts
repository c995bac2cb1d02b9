import type { ScheduleItem } from './calendar.ts'

/** A workout of the member on a day, for tests. */
export function anItem(changes: Partial<ScheduleItem>): ScheduleItem {
  return {
    id: 'item',
    item_id: 'page',
    item_type: 'page',
    scope_type: 'member',
    context_id: null,
    context_type: null,
    context_title: null,
    date: '2026-11-18',
    is_all_day: true,
    starts_at: null,
    ends_at: null,
    is_completed: false,
    item: {
      title: 'Hinge and pull',
      path: '/hinge',
      content_type: 'workout',
      cover: null,
      cover_asset: null,
      minutes: 48,
      is_locked: false,
    },
    ...changes,
  }
}
