import { aPageLink, testId } from '@foyer/content/testing'
import type { PageBody, PageLink } from '@foyer/contract/pages/page-index'
import { describe, expect, it } from 'vitest'
import { anOpenIndex, aShell } from '../../testing/pages.ts'
import { selectOfflinePages } from './offline-pages.ts'
import type { StoredPages } from './offline-pages.ts'
import type { CachedPage } from './page-cache.ts'

type Entry = [key: string, page: CachedPage]

const open = (key: string, at: number, index: PageBody): Entry => [
  key,
  { finding: { status: 'open', index }, etag: null, at },
]
const page = (n: number, path: string, content_type = 'workout'): PageBody =>
  anOpenIndex({
    page_id: testId(n),
    page_data: path,
    page_title: path,
    page_content_type: content_type as PageLink['content_type'],
  })
const link = (n: number, given: Partial<PageLink> = {}): PageLink =>
  aPageLink({ page_id: testId(n), path: `/${n}`, title: String(n), ...given })
const start = (...links: PageLink[]): PageBody =>
  anOpenIndex(
    { page_id: testId(1), page_data: '/' },
    { links: Object.fromEntries(links.map((each) => [each.page_id, each])) },
  )
const select = (...entries: Entry[]) =>
  selectOfflinePages({ entries, has_storage: true } satisfies StoredPages, {
    app_id: 'kiln',
    viewer: 'dana.1',
    locale: 'en',
  })

describe('what a device has without a network', () => {
  it('is what everyone may open and what this member may, in their language', () => {
    const { available } = select(
      open('kiln public en /a', 1, page(10, '/a')),
      open('kiln dana.1 en /b', 2, page(11, '/b')),
      open('kiln dana.2 en /c', 3, page(12, '/c')),
      open('kiln sam.1 en /d', 4, page(13, '/d')),
      open('kiln public ar /e', 5, page(14, '/e')),
    )
    expect(available.map(({ path }) => path)).toEqual(['/b', '/a'])
  })

  it('leaves out locked and missing pages and the start page', () => {
    const shell = aShell()
    const denial = { product_ids: [], overlay_id: null, available_after: null, start_page_id: null }
    const { available, saved_at } = select(
      ['kiln dana.1 en /x', { finding: { status: 'missing' }, etag: null, at: 9 }],
      [
        'kiln dana.1 en /y',
        {
          finding: { status: 'locked', shell, denial: { reason: 'PURCHASE_REQUIRED', ...denial } },
          etag: null,
          at: 9,
        },
      ],
      open('kiln public en /', 3, start()),
    )
    expect(available).toEqual([])
    expect(saved_at).toBe(3)
  })

  it('lists opened pages first, the latest on top, then prefetched ones, then the rest', () => {
    const [key, prefetched] = open('kiln public en /ahead', 8, page(13, '/ahead'))
    const { available, saved_at } = select(
      [key, { ...prefetched, is_ahead: true }],
      open('kiln public en /all', 9, page(10, '/all', 'generic')),
      open('kiln public en /old', 1, page(11, '/old')),
      open('kiln public en /new', 2, page(12, '/new', 'article')),
    )
    expect(available.map(({ path }) => path)).toEqual(['/new', '/old', '/ahead', '/all'])
    expect(saved_at).toBe(9)
  })

  it('describes a page as its links do, and lists open pages of the start page that are not stored', () => {
    const { available, unavailable } = select(
      open(
        'kiln public en /',
        1,
        start(link(1), link(10, { facts: { minutes: 12 } }), link(11), link(12, { gate: 'purchase' })),
      ),
      open('kiln public en /10', 2, page(10, '/10')),
    )
    expect(available).toMatchObject([{ facts: { minutes: 12 } }])
    expect(unavailable.map(({ page_id }) => page_id)).toEqual([testId(11)])
  })

  it('is nothing where nothing was read', () => {
    expect(select()).toEqual({ available: [], unavailable: [], saved_at: null, has_storage: true })
  })
})
