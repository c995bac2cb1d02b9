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

/** The name of a page type, for members. */
export function formatPageKind(t: Translate, content_type: string): string {
  return t.find(`pages.kind.${content_type}`) ?? t('pages.kind.generic')
}

function formatCount(t: Translate, content_type: string, count: number): string {
  return t.find(`pages.kinds.${content_type}`, { count }) ?? t('pages.kinds.generic', { count })
}
