import { aPageLink, testId } from '@foyer/content/testing'
import { describe, expect, it } from 'vitest'
import { anOpenIndex, aShell } from '#testing/pages.ts'
import { createPreviewPages } from './preview-pages.ts'

const root = { page_id: testId(1), path: '/course' }
const link = aPageLink({ page_id: testId(2), path: '/course/lesson', gate: 'purchase' })
const open = { kind: 'open', index: { ...anOpenIndex(), links: { [link.page_id]: link } }, above: [] }

type TestResponse = { status?: number; body?: unknown } | 'none'

function pagesOf(
  response: TestResponse,
  { kind = 'guest', is_private = false, places: idsByPath = new Map<string, string>() } = {},
) {
  const requests: { url: string; init: RequestInit }[] = []
  const pages = createPreviewPages({
    activeGrant: { grant: 'the-grant', shown_as: { kind } as never, page: root },
    idsByPath,
    locale: 'en',
    is_private,
    prepare: async () => {},
    fetch: async (url, init) => {
      requests.push({ url: url instanceof Request ? url.url : url.toString(), init: init ?? {} })
      if (response === 'none') throw new TypeError('Failed to fetch')
      return Response.json(response.body ?? {}, { status: response.status ?? 200 })
    },
  })
  return { pages, requests }
}

describe('the pages of a preview', () => {
  it('are requested with the grant and without the session', async () => {
    const { pages, requests } = pagesOf({ body: open })
    expect(await pages.fetchPage('/course/')).toMatchObject({ status: 'open' })
    expect(requests[0]?.url).toBe(`/api/v1/pages/${root.page_id}/preview?lang=en`)
    expect(requests[0]?.init).toMatchObject({
      credentials: 'omit',
      cache: 'no-store',
      headers: { 'x-preview-grant': 'the-grant' },
    })
  })

  it('are found by the links that led to them', async () => {
    const { pages, requests } = pagesOf({ body: open })
    expect(await pages.fetchPage(link.path)).toEqual({ status: 'outside' })
    expect(requests).toEqual([])
    await pages.fetchPage(root.path)
    await pages.fetchPage(link.path)
    expect(requests.at(-1)?.url).toContain(link.page_id)
    expect(pages.findPath(link.page_id)).toBe(link.path)
  })

  it('go on under another grant where the last one was', async () => {
    const idsByPath = new Map<string, string>()
    const first = pagesOf({ body: open }, { places: idsByPath })
    await first.pages.fetchPage(root.path)
    const second = pagesOf({ body: open }, { places: idsByPath })
    expect(await second.pages.fetchPage(link.path)).toMatchObject({ status: 'open' })
  })

  it.each([
    [403, 'forbidden', 'ended'],
    [404, 'not_found', 'outside'],
    [409, 'preview_stale', 'stale'],
    [500, 'internal', 'error'],
    [503, 'unavailable', 'error'],
  ])('%i %s is %s', async (status, code, state) => {
    expect(await pagesOf({ status, body: { code } }).pages.fetchPage(root.path)).toEqual({ status: state })
  })

  it('report a lost network', async () => {
    expect(await pagesOf('none').pages.fetchPage(root.path)).toEqual({ status: 'offline' })
  })

  it('are locked as for the previewed viewer', async () => {
    const access = { granted: false, reason: 'PURCHASE_REQUIRED', product_ids: [testId(7)] }
    const body = { kind: 'locked', shell: aShell(), access, viewable: [], above: [] }
    expect(await pagesOf({ body }).pages.fetchPage(root.path)).toMatchObject({
      status: 'locked',
      denial: { reason: 'PURCHASE_REQUIRED', product_ids: [testId(7)] },
    })
  })

  it.each([
    ['guest', true, 'sign_in'],
    ['guest', false, 'missing'],
    ['member', true, 'missing'],
  ])('that a %s may not know of (private app: %s) are %s', async (kind, is_private, status) => {
    const { pages } = pagesOf({ body: { kind: 'hidden', above: [] } }, { kind, is_private })
    expect(await pages.fetchPage(root.path)).toEqual({ status })
  })
})
