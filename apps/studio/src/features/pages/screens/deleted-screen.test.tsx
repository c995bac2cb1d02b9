import { describe, expect, it } from 'vitest'
import { renderToHtml } from '#platform/testing/render-to-html.tsx'
import { DeletedPageState } from '../deleted/deleted-page.tsx'
import { deletedPageQuery, pagesQuery, type DeletedPage } from '../queries.ts'
import { DeletedList } from './deleted-screen.tsx'

const aDeleted = (given: Partial<DeletedPage> = {}): DeletedPage => ({
  page_id: 'plan',
  title: 'Plan',
  path: '/plan',
  content_type: 'generic',
  below_count: 0,
  deleted_at: '2026-11-21T08:00:00.000Z',
  deleted_by: 'Sam Rivera',
  restorable_until: '2026-12-21T08:00:00.000Z',
  ...given,
})

describe('the list of deleted pages', () => {
  it('shows who deleted each, until when it can be restored, and how many with it', async () => {
    const items = [aDeleted({ below_count: 2 }), aDeleted({ page_id: 'old', title: 'Old', deleted_by: null })]
    const markup = await renderToHtml(<DeletedList items={items} />)
    for (const text of [
      'and 2 pages below it',
      'Deleted by Sam Rivera',
      'until Dec 21, 2026',
      'Deleted on Nov',
    ])
      expect(markup).toContain(text)
    for (const name of ['Restore Plan', 'Restore Old']) expect(markup).toContain(`aria-label="${name}"`)
  })

  it('explains in the empty state what will be listed', async () => {
    const markup = await renderToHtml(<DeletedList items={[]} />)
    expect(markup).toContain('No recently deleted pages')
    expect(markup).toContain('30 days')
  })
})

describe('a page that is not there', () => {
  const known = (row: DeletedPage | null, nodes: object[]) =>
    [
      [deletedPageQuery('kiln', 'plan').queryKey, row],
      [pagesQuery('kiln').queryKey, { items: nodes, change_count: 0 }],
    ] as const
  const state = <DeletedPageState page_id="plan" onRestored={() => undefined} />

  it('shows who deleted it, and offers to restore it', async () => {
    const markup = await renderToHtml(state, { cached_queries: known(aDeleted(), []) })
    for (const text of ['“Plan” was deleted', 'Deleted by Sam Rivera', '>Restore<', 'All pages'])
      expect(markup).toContain(text)
    expect(markup).not.toContain('Members see it')
    expect(markup.match(/<(a|button) /g)).toHaveLength(2)
  })

  it('shows that members still see it, also when it was deleted with its parent', async () => {
    const node = { page_id: 'plan', title: 'Plan', state: 'deleted' }
    const markup = await renderToHtml(state, { cached_queries: known(null, [node]) })
    for (const text of ['“Plan” was deleted', 'Members see it until', '>Restore<']) {
      expect(markup).toContain(text)
    }
  })

  it('links to the pages when nothing is known about it', async () => {
    const markup = await renderToHtml(state, { cached_queries: known(null, []) })
    expect(markup).not.toContain('>Restore<')
    for (const text of ['or the address is incorrect', 'Recently deleted']) expect(markup).toContain(text)
  })

  it('is not reported missing before both deleted pages and tree are loaded', async () => {
    for (const one of known(null, [])) {
      const markup = await renderToHtml(state, { cached_queries: [one] })
      expect(markup).toContain('Loading')
      expect(markup).not.toContain('Not found')
    }
  })
})
