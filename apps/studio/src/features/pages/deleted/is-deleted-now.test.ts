import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '#platform/query-client.ts'
import { pagesQuery } from '../queries.ts'
import { isDeletedNow } from './is-deleted-now.ts'

const aNode = (page_id: string, state = 'live') => ({ page_id, state, parent_id: null, position: 0 })
const answer = (status: number, body: object) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })))
const tree = (...items: object[]) => answer(200, { items, change_count: 0 })

describe('whether a page is deleted now', () => {
  beforeEach(() => queryClient.clear())
  afterEach(() => {
    vi.unstubAllGlobals()
    queryClient.clear()
  })

  it('is read from a fresh page tree, not from the cached one', async () => {
    queryClient.setQueryData(pagesQuery('kiln').queryKey, {
      items: [aNode('plan')] as never,
      change_count: 0,
    })
    tree(aNode('other'))
    expect(await isDeletedNow('kiln', 'plan')).toBe(true)
    expect(queryClient.getQueryData(pagesQuery('kiln').queryKey)?.items).toHaveLength(1)
    tree(aNode('plan', 'deleted'))
    expect(await isDeletedNow('kiln', 'plan')).toBe(true)
    tree(aNode('plan', 'edited'))
    expect(await isDeletedNow('kiln', 'plan')).toBe(false)
  })

  it('is unknown when the app itself is not found', async () => {
    answer(404, { code: 'not_found' })
    await expect(isDeletedNow('kiln', 'plan')).rejects.toMatchObject({ code: 'not_found' })
  })
})
