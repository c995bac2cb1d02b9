import { compareText, foldText } from '@foyer/domain/search'
import type { Tag } from '../../pages/index.ts'

/** The search and the order of the list of tags, as they are in the URL. */
export type TagSearch = { term?: string; sort?: 'name' | 'pages'; dir?: 'asc' | 'desc' }

/** The tags whose name has a term, by name or by the number of their pages. */
export function sortTags(tags: readonly Tag[], { term = '', sort = 'name', dir }: TagSearch): Tag[] {
  const wanted = foldText(term.trim())
  const sign = (dir ?? (sort === 'name' ? 'asc' : 'desc')) === 'asc' ? 1 : -1
  return tags
    .filter(({ name }) => foldText(name).includes(wanted))
    .toSorted((a, b) =>
      sort === 'name'
        ? sign * compareText(a.name, b.name)
        : sign * (a.page_count - b.page_count) || compareText(a.name, b.name),
    )
}
