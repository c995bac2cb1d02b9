import { expect, it } from 'vitest'
import { sortTags, type TagSearch } from './sort-tags.ts'

const tags = [
  { id: '1', name: 'Legs', color: 'blue', page_count: 3 },
  { id: '2', name: 'Élan', color: 'red', page_count: 9 },
  { id: '3', name: 'Core', color: 'red', page_count: 3 },
] as const

it.each<[TagSearch, string[]]>([
  [{}, ['Core', 'Élan', 'Legs']],
  [{ dir: 'desc' }, ['Legs', 'Élan', 'Core']],
  [{ sort: 'pages' }, ['Élan', 'Core', 'Legs']],
  [{ sort: 'pages', dir: 'asc' }, ['Core', 'Legs', 'Élan']],
  [{ term: 'ELAN' }, ['Élan']],
])('finds and sorts tags by %j', (search, names) => {
  expect(sortTags(tags, search).map(({ name }) => name)).toEqual(names)
})
