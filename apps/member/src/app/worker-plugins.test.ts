import { describe, expect, it } from 'vitest'
import { forgettingGone, withoutFailures, type KeptAnswers } from './worker-plugins.ts'

const origin = 'https://kiln.example'
const gated = { 'page-access': 'gated' }

/** A browser's cache with answers at these paths. */
function kept(...answers: (string | [path: string, text: string, headers?: Record<string, string>])[]) {
  const urls = new Map(
    answers.map((answer) => {
      const [path, text = '', headers = {}] = typeof answer === 'string' ? [answer] : answer
      return [origin + path, () => new Response(text, { headers })]
    }),
  )
  const cache: KeptAnswers = {
    keys: async () => [...urls.keys()].map((url) => ({ url })),
    match: async (url) => urls.get(url)?.(),
    delete: async (url) => urls.delete(url),
  }
  return { ...cache, left: () => [...urls.keys()].map((url) => url.slice(origin.length)) }
}

const picture = '/media/public/kiln/bar.webp'
const cover = '/media/public/kiln/cover.webp'
const other = '/media/public/kiln/other.webp'

/** What stays of a plan in all places after the server has answered a request for it. */
async function leftAfter(path: string, answer: object) {
  const documents = kept(...['/', '/plan?lang=ar', '/plan/week-1'], [
    '/plan',
    `<img src="${picture}"><img src="${cover}">`,
  ])
  const files = kept(
    ...['/_pages/index.json', '/_pages/plan/index.json', '/_pages/plan/index.json?lang=ar'],
    '/_pages/_translations/ar/plan.json',
  )
  const media = kept(picture, cover, other)
  const { fetchDidSucceed, cacheWillUpdate } = forgettingGone(async () => ({
    ...{ pages: [documents, files], media },
  }))
  const response =
    answer instanceof Response
      ? answer
      : { status: 200, type: 'basic', redirected: false, headers: new Headers(), ...answer }
  const hook = { request: { url: origin + path }, response } as unknown as Parameters<
    NonNullable<typeof fetchDidSucceed>
  >[0]
  expect(await fetchDidSucceed?.(hook)).toBe(response)
  const written = await cacheWillUpdate?.(hook as never)
  return {
    ...{ left: [...documents.left(), ...files.left()], pictures: media.left() },
    is_written: written !== null,
  }
}

const others = ['/', '/plan/week-1', '/_pages/index.json']

describe('withoutFailures', () => {
  const pass = (init: ResponseInit) =>
    withoutFailures.fetchDidSucceed?.({ response: new Response(null, init) } as never)

  it('lets what is kept stand in for a server that cannot answer', async () => {
    for (const status of [500, 502, 503]) await expect(pass({ status })).rejects.toThrow(String(status))
    expect(await pass({ status: 404 })).toMatchObject({ status: 404 })
  })

  it('lets nothing stand in for an app that is switched off', async () => {
    expect(await pass({ status: 503, headers: { 'app-state': 'switched-off' } })).toMatchObject({
      status: 503,
    })
  })
})

describe('forgettingGone', () => {
  it.each([
    ['is gone', { status: 404 }],
    ['is gone for good', { status: 410 }],
    ['may not be seen', { status: 403 }],
    ['is elsewhere', { status: 301 }],
    ['is elsewhere, which the browser keeps to itself', { status: 0, type: 'opaqueredirect' }],
    ['was found elsewhere', { redirected: true }],
  ])('forgets document and file in every language when the page %s', async (_what, answer) => {
    for (const path of ['/plan?session=secret', '/_pages/plan/index.json?ts=1'])
      expect(await leftAfter(path, answer)).toEqual({ left: others, pictures: [other], is_written: false })
  })

  it.each(['/plan', '/plan?lang=ar', '/_pages/plan/index.json?ts=1', '/_pages/_translations/de/plan.json'])(
    'forgets what was open once %s says that the page is gated, and keeps what everyone may see of it',
    async (path) => {
      const answer = new Response(`{"cover":"${cover}"}`, { headers: gated })
      expect(await leftAfter(path, answer)).toEqual({
        left: others,
        pictures: [cover, other],
        is_written: true,
      })
      expect(await answer.text()).toContain(cover)
    },
  )

  it('keeps what says itself that the page is gated', async () => {
    const shells = kept(['/plan', 'shell', gated], ['/plan?lang=ar', 'the whole page'])
    const { fetchDidSucceed } = forgettingGone(async () => ({ pages: [shells], media: kept() }))
    const response = new Response('{}', { headers: gated })
    const request = { url: `${origin}/_pages/plan/index.json` }
    await fetchDidSucceed?.({ request, response } as never)
    expect(shells.left()).toEqual(['/plan'])
  })

  it('forgets the start page alone with its file', async () => {
    const { left } = await leftAfter('/_pages/index.json', { status: 404 })
    expect(left).not.toContain('/')
    expect(left).toContain('/plan')
    expect(left).toContain('/_pages/plan/index.json')
  })

  it('keeps everything when the page is there, or when the server cannot say', async () => {
    const { left, is_written } = await leftAfter('/plan', {})
    expect([left.length, is_written]).toEqual([8, true])
    expect((await leftAfter('/plan', { status: 503 })).left).toHaveLength(8)
  })
})
