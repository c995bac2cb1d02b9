import { afterEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '#platform/query-client.ts'
import { deletedPageQuery, liveReleaseQuery } from './queries.ts'

/** A server whose list has two parts. */
function aListOf(first: object[], second: object[]) {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    const body = address.includes('cursor=more')
      ? { items: second, next_cursor: null }
      : { items: first, next_cursor: 'more' }
    return Promise.resolve(Response.json(body))
  })
  return asked
}

describe('an item beyond the first part of a list', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    queryClient.clear()
  })

  it('is found: a page that was deleted long ago', async () => {
    aListOf([{ page_id: 'other' }], [{ page_id: 'plan' }])
    expect(await queryClient.fetchQuery(deletedPageQuery('kiln', 'plan'))).toEqual({ page_id: 'plan' })
    expect(await queryClient.fetchQuery(deletedPageQuery('kiln', 'unheard-of'))).toBeNull()
  })

  it('is found: the live release, although many came after it', async () => {
    const asked = aListOf([{ id: 'new', is_live: false }], [{ id: 'old', is_live: true }])
    expect(await queryClient.fetchQuery(liveReleaseQuery('kiln'))).toMatchObject({ id: 'old' })
    expect(asked).toHaveLength(2)
  })
})
