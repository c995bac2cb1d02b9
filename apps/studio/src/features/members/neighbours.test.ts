import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { neighboursIn, neighboursOf } from './neighbours.ts'
import type { MemberRow } from './queries.ts'

const row = (id: string) => ({ id }) as MemberRow
const page = (...ids: string[]) => ({ members: ids.map(row), total: 61, is_total_capped: false })

it('tells who stands before and after, also across pages', () => {
  const pages = [page('a', 'b'), page('c', 'd')]
  expect(neighboursIn(pages, 'b')).toMatchObject({
    place: 2,
    total: 61,
    before: { id: 'a' },
    after: { id: 'c' },
  })
  expect(neighboursIn(pages, 'a')?.before).toBeNull()
  expect(neighboursIn(pages, 'd')?.after).toBeNull()
  expect(neighboursIn(pages, 'z')).toBeNull()
  expect(neighboursIn([], 'a')).toBeNull()
})

it('looks in the list of the app that was loaded last and holds the member', () => {
  const cache = new QueryClient()
  const list = (slug: string, search: object) => ['app', slug, 'members', 'members', search]
  const at = (updatedAt: number) => ({ updatedAt })
  cache.setQueryData(list('kiln', {}), { pages: [page('a', 'b', 'c')] }, at(1))
  cache.setQueryData(list('kiln', { view: 'new' }), { pages: [page('a', 'c')] }, at(2))
  cache.setQueryData(list('kiln', { view: 'quiet' }), { pages: [page('x')] }, at(3))
  cache.setQueryData(list('other', {}), { pages: [page('a', 'y')] }, at(4))
  expect(neighboursOf(cache, 'kiln', 'a')).toMatchObject({ after: { id: 'c' } })
  expect(neighboursOf(cache, 'kiln', 'b')).toMatchObject({ before: { id: 'a' }, after: { id: 'c' } })
  expect(neighboursOf(cache, 'kiln', 'nobody')).toBeNull()
})
