import type { OutputFor } from '@foyer/contract/client'

type Content = OutputFor<'library.getMyContent'>

/** The lists of pages, in display order. */
export type SectionName =
  | 'programs'
  | 'packs'
  | 'upcoming'
  | 'events'
  | 'recent'
  | 'bookmarked'
  | 'pages'
  | 'shared'

/** The non-empty lists, current programs first. */
export function nonEmptySections(content: Content): { name: SectionName; pages: Content['programs'] }[] {
  const all: { name: SectionName; pages: Content['programs'] }[] = [
    { name: 'programs', pages: content.programs },
    { name: 'packs', pages: content.packs },
    { name: 'upcoming', pages: content.upcoming_pages },
    { name: 'events', pages: content.events },
    { name: 'recent', pages: content.recentPages },
    { name: 'bookmarked', pages: content.bookmarked_items },
    { name: 'pages', pages: content.pages },
    { name: 'shared', pages: content.shared_items },
  ]
  return all.filter(({ pages }) => pages.length > 0)
}
