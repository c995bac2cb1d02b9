import type { Format, Translate } from '@foyer/i18n'
import type { PageEntry } from './page-list.tsx'

/** Formats what a list consists of: "5 workouts and 1 meal". Pages of unknown types are counted as pages. */
export function formatPageKinds(t: Translate, format: Format, entries: readonly PageEntry[]): string {
  const groups = Map.groupBy(entries, ({ link }) => link.content_type)
  const counts = [...groups]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([type, { length }]) => formatCount(t, type, length))
  return counts.length === 0 ? '' : format.list(counts)
}

function formatCount(t: Translate, content_type: string, count: number): string {
  return t.find(`pages.kinds.${content_type}`, { count }) ?? t('pages.kinds.generic', { count })
}
