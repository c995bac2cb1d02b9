import { pageTraits } from '@foyer/content/traits'
import type { HomeSummary } from '@foyer/content/views'
import type { OutputFor } from '@foyer/contract/client'
import type { Translate } from '@foyer/i18n'
import { withScheduledItem } from '../progress/index.ts'

/** The server's data on the member's current tasks. */
export type HomeData = OutputFor<'library.getNow'>

/** The current task for the card on a day; items scheduled for past days do not count. */
export function toTodo(
  t: Translate,
  { todo, run, day: planned_on }: HomeData,
  day: string,
): HomeSummary['todo'] {
  if (!todo) return null
  const is_past = todo.is_planned && planned_on < day
  // A day of a program that has passed is still the next session; a scheduled item is not.
  if (is_past && todo.scheduled_item_id) return null
  const { path, title, content_type, facts, is_planned, scheduled_item_id } = todo
  const { todo_label } = pageTraits(content_type)
  return {
    link: {
      // A response stored by an earlier version names no item.
      href: withScheduledItem(path, is_planned ? (scheduled_item_id ?? null) : null),
      title,
      content_type,
      facts,
      cover: null,
      state: 'granted',
      available_after: null,
      progress: null,
      on_click: null,
    },
    label: is_planned && !is_past ? t('common.today') : t('library.now.next_in', { title: run?.title ?? '' }),
    button: todo_label === null ? '' : t(todo_label),
  }
}
