import { describe, expect, it, vi } from 'vitest'
import type { StoredBlock } from '@foyer/contract/pages/shapes'
import { lazyView } from './lazy-view.ts'
import { viewFolders } from './load-views.ts'

describe('the views of a page', () => {
  it('are those of its type and of its blocks, inside of others too, each once', () => {
    const block = (type: string, children: StoredBlock[] = []): StoredBlock => ({
      id: type,
      type,
      version: 1,
      props: {},
      children,
    })
    const blocks = [block('image'), block('tabs', [block('image'), block('chat')])]
    expect(viewFolders({ page_content_type: 'article', blocks })).toEqual([
      'page-types/article',
      'blocks/image',
      'blocks/tabs',
      'blocks/chat',
    ])
    expect(viewFolders({ page_content_type: 'meal' })).toEqual(['page-types/meal'])
  })
})

describe('a view in a chunk of its own', () => {
  it('is fetched once, and again after a failure', async () => {
    const fetchView = vi.fn(async () => () => 'drawn').mockRejectedValueOnce(new Error('away'))
    const view = lazyView(fetchView)
    await expect(view.load()).rejects.toThrow('away')
    await Promise.all([view.load(), view.load()])
    expect(fetchView).toHaveBeenCalledTimes(2)
    expect(view({})).toMatchObject({ type: expect.any(Function) })
  })
})
