import { describe, expect, it } from 'vitest'
import { evictRemovedPages, rejectServerErrors, type ResponseCache } from './worker-plugins.ts'

const origin = 'https://kiln.example'
const gated = { 'page-access': 'gated' }

/** A browser's cache with answers at these paths. */
function kept(...responses: (string | [path: string, text: string, headers?: Record<string, string>])[]) {
  const urls = new Map(
    responses.map((item) => {
      const [path, text = '', headers = {}] = typeof item === 'string' ? [item] : item
      return [origin + path, () => new Response(text, { headers })]
    }),
  )
  const cache: ResponseCache = {
    keys: async () => [...urls.keys()].map((url) => ({ url })),
    match: async (url) => urls.get(url)?.(),
    delete: async (url) => urls.delete(url),
  }
  return { ...cache, remaining: () => [...urls.keys()].map((url) => url.slice(origin.length)) }
}

const picture = '/media/public/kiln/bar.webp'
const cover = '/media/public/kiln/cover.webp'
const other = '/media/public/kiln/other.webp'

/** What stays of a plan in all places after the server has answered a request for it. */
async function remainingAfter(path: string, item: object) {
  const documents = kept(...['/', '/plan?lang=ar', '/plan/week-1'], [
    '/plan',
    `<img src="${picture}"><img src="${cover}">`,
  ])
  const files = kept(
    ...['/_pages/index.json', '/_pages/plan/index.json', '/_pages/plan/index.json?lang=ar'],
    '/_pages/_translations/ar/plan.json',
  )
  const media = kept(picture, cover, other)
  const { fetchDidSucceed, cacheWillUpdate } = evictRemovedPages(async () => ({
    pages: [documents, files],
    media,
  }))
  const response =
    item instanceof Response
      ? item
      : { status: 200, type: 'basic', redirected: false, headers: new Headers(), ...item }
  const hook = { request: { url: origin + path }, response } as unknown as Parameters<
    NonNullable<typeof fetchDidSucceed>
  >[0]
  expect(await fetchDidSucceed?.(hook)).toBe(response)
  const written = await cacheWillUpdate?.(hook as never)
  return {
    remaining: [...documents.remaining(), ...files.remaining()],
    pictures: media.remaining(),
    is_written: written !== null,
  }
}

const others = ['/', '/plan/week-1', '/_pages/index.json']

describe('rejectServerErrors', () => {
  const runPlugin = (init: ResponseInit) =>
    rejectServerErrors.fetchDidSucceed?.({ response: new Response(null, init) } as never)

  it('uses the cached copy when the server fails', async () => {
    for (const status of [500, 502, 503]) await expect(runPlugin({ status })).rejects.toThrow(String(status))
    expect(await runPlugin({ status: 404 })).toMatchObject({ status: 404 })
  })

  it('uses no cached copy when the app is switched off', async () => {
    expect(await runPlugin({ status: 503, headers: { 'app-state': 'switched-off' } })).toMatchObject({
      status: 503,
    })
  })
})

describe('evictRemovedPages', () => {
  it.each([
    ['is gone', { status: 404 }],
    ['is gone for good', { status: 410 }],
    ['may not be seen', { status: 403 }],
    ['is elsewhere', { status: 301 }],
    ['is elsewhere, which the browser keeps to itself', { status: 0, type: 'opaqueredirect' }],
    ['was found elsewhere', { redirected: true }],
  ])('forgets document and file in every language when the page %s', async (_what, item) => {
    for (const path of ['/plan?session=secret', '/_pages/plan/index.json?ts=1'])
      expect(await remainingAfter(path, item)).toEqual({
        remaining: others,
        pictures: [other],
        is_written: false,
      })
  })

  it.each(['/plan', '/plan?lang=ar', '/_pages/plan/index.json?ts=1', '/_pages/_translations/de/plan.json'])(
    'forgets what was open once %s says that the page is gated, and keeps what everyone may see of it',
    async (path) => {
      const item = new Response(`{"cover":"${cover}"}`, { headers: gated })
      expect(await remainingAfter(path, item)).toEqual({
        remaining: others,
        pictures: [cover, other],
        is_written: true,
      })
      expect(await item.text()).toContain(cover)
    },
  )

  it('keeps cached copies that are marked as gated', async () => {
    const shells = kept(['/plan', 'shell', gated], ['/plan?lang=ar', 'the whole page'])
    const { fetchDidSucceed } = evictRemovedPages(async () => ({ pages: [shells], media: kept() }))
    const response = new Response('{}', { headers: gated })
    const request = { url: `${origin}/_pages/plan/index.json` }
    await fetchDidSucceed?.({ request, response } as never)
    expect(shells.remaining()).toEqual(['/plan'])
  })

  it('removes only the start page and its file', async () => {
    const { remaining } = await remainingAfter('/_pages/index.json', { status: 404 })
    expect(remaining).not.toContain('/')
    expect(remaining).toContain('/plan')
    expect(remaining).toContain('/_pages/plan/index.json')
  })

  it('keeps everything when the page exists, or when the server fails', async () => {
    const { remaining, is_written } = await remainingAfter('/plan', {})
    expect([remaining.length, is_written]).toEqual([8, true])
    expect((await remainingAfter('/plan', { status: 503 })).remaining).toHaveLength(8)
  })
})
