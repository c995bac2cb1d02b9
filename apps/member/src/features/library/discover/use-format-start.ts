import type { ContentItem } from '@foyer/contract/library/shapes'
import { useFormat } from '@foyer/i18n/react'

/** Formats when an event takes place, in the reader's zone; null for what has no time. */
export function useFormatStart(): (item: Pick<ContentItem, 'starts_at'>) => string | null {
  const format = useFormat()
  return ({ starts_at }) =>
    starts_at === null ? null : `${format.date(starts_at, 'near')}, ${format.time(starts_at)}`
}
