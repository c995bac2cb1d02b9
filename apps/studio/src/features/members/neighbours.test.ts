import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { findNeighbours, findCachedNeighbours } from './neighbours.ts'
import type { MemberRow } from './queries.ts'

const row = (id: string) => ({ id }) as MemberRow
const page = (...ids: string[]) => ({ members: ids.map(row), total: 61, is_total_capped: false })

it('finds the previous and next member, also across pages', () => {
  const pages = [page('a', 'b'), page('c', 'd')]
  expect(findNeighbours(pages, 'b')).toMatchObject({
    position: 2,
    total: 61,
    before: { id: 'a' },
    after: { id: 'c' },
  })
  expect(findNeighbours(pages, 'a')?.before).toBeNull()
  expect(findNeighbours(pages, 'd')?.after).toBeNull()
  expect(findNeighbours(pages, 'z')).toBeNull()
  expect(findNeighbours([], 'a')).toBeNull()
})

it('uses the app’s most recently loaded list that contains the member', () => {
  const cache = new QueryClient()
  const list = (slug: string, search: object) => ['app', slug, 'members', 'members', search]
  const setUpdatedAt = (updatedAt: number) => ({ updatedAt })
  cache.setQueryData(list('kiln', {}), { pages: [page('a', 'b', 'c')] }, setUpdatedAt(1))
  cache.setQueryData(list('kiln', { view: 'new' }), { pages: [page('a', 'c')] }, setUpdatedAt(2))
  cache.setQueryData(list('kiln', { view: 'quiet' }), { pages: [page('x')] }, setUpdatedAt(3))
  cache.setQueryData(list('other', {}), { pages: [page('a', 'y')] }, setUpdatedAt(4))
  expect(findCachedNeighbours(cache, 'kiln', 'a')).toMatchObject({ after: { id: 'c' } })
  expect(findCachedNeighbours(cache, 'kiln', 'b')).toMatchObject({ before: { id: 'a' }, after: { id: 'c' } })
  expect(findCachedNeighbours(cache, 'kiln', 'nobody')).toBeNull()
})
