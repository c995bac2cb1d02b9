import { describe, expect, it } from 'vitest'
import { forgettingGone, type KeptAnswers } from './worker-plugins.ts'

const origin = 'https://kiln.example'

/** A browser's cache with answers at these paths. */
function kept(...paths: string[]): KeptAnswers & { left: () => string[] } {
  let urls = paths.map((path) => origin + path)
  return {
    keys: async () => urls.map((url) => ({ url })),
    delete: async (gone) => {
      const before = urls.length
      urls = urls.filter((url) => url !== gone)
      return urls.length < before
    },
    left: () => urls.map((url) => url.slice(origin.length)),
  }
}

/** What stays of a plan in three places after the server has answered a request for it. */
async function leftAfter(path: string, answer: object) {
  const documents = kept('/', '/plan', '/plan?lang=ar', '/plan/week-1')
  const files = kept('/_pages/index.json', '/_pages/plan/index.json', '/_pages/plan/index.json?lang=ar')
  const { fetchDidSucceed, cacheWillUpdate } = forgettingGone(async () => [documents, files])
  const response = { status: 200, type: 'basic', redirected: false, ...answer }
  const hook = { request: { url: origin + path }, response } as unknown as Parameters<
    NonNullable<typeof fetchDidSucceed>
  >[0]
  expect(await fetchDidSucceed?.(hook)).toBe(response)
  const written = await cacheWillUpdate?.(hook as never)
  return { left: [...documents.left(), ...files.left()], is_written: written !== null }
}

const others = ['/', '/plan/week-1', '/_pages/index.json']

describe('forgettingGone', () => {
  it.each([
    ['is gone', { status: 404 }],
    ['is gone for good', { status: 410 }],
    ['may not be seen', { status: 403 }],
    ['is elsewhere', { status: 301 }],
    ['is elsewhere, which the browser keeps to itself', { status: 0, type: 'opaqueredirect' }],
    ['was found elsewhere', { redirected: true }],
  ])('forgets document and file in every language when the page %s', async (_what, answer) => {
    for (const path of ['/plan?session=secret', '/_pages/plan/index.json?ts=1']) {
      expect(await leftAfter(path, answer)).toEqual({ left: others, is_written: false })
    }
  })

  it('forgets the start page alone with its file', async () => {
    const { left } = await leftAfter('/_pages/index.json', { status: 404 })
    expect(left).not.toContain('/')
    expect(left).toContain('/plan')
    expect(left).toContain('/_pages/plan/index.json')
  })

  it('keeps everything when the page is there, or when the server cannot say', async () => {
    const { left, is_written } = await leftAfter('/plan', {})
    expect([left.length, is_written]).toEqual([7, true])
    expect((await leftAfter('/plan', { status: 503 })).left).toHaveLength(7)
  })
})
