import { describe, expect, it } from 'vitest'
import { createDocumentCache } from './document-cache.ts'
import type { UrlCache } from './private-media.ts'

const start = 'https://kiln.example/'
const entry = 'entry-client-new.js'
const documentOf = (name: string, text: string) => `<script data-modules="/_assets/${name}"></script>${text}`
const before = documentOf('entry-client-old.js', 'before')
const now = documentOf(entry, 'now')

/** A browser's cache with these documents. */
function aCache(kept: Record<string, string> = {}) {
  const stored = new Map(Object.entries(kept))
  const cache: UrlCache = {
    match: async (url) => (stored.has(url) ? new Response(stored.get(url)) : undefined),
    put: async (url, response) => void stored.set(url, await response.text()),
    keys: async () => [...stored.keys()].map((url) => ({ url })),
    delete: async (url) => stored.delete(url),
  }
  return { open: async () => cache, kept: () => Object.fromEntries(stored) }
}

function setUp(
  kept: Record<string, string>,
  responses: (url: string) => Response | Error = () => new Response(now),
) {
  const [documents, next] = [aCache(kept), aCache()]
  const requests: (string | undefined)[][] = []
  const parts = createDocumentCache({
    entry,
    start,
    open: documents.open,
    openStaging: next.open,
    fetch: async (url, init) => {
      requests.push([url, init?.cache])
      const result = responses(url)
      if (result instanceof Error) throw result
      return result
    },
  })
  return { ...parts, documents, next, requests }
}

describe('documents of a build', () => {
  it('are those of the one before until its worker is followed by the next', async () => {
    const kept = { [start]: before, [`${start}plan`]: before }
    const { prepare, documents, requests } = setUp(kept)
    await prepare()
    expect(documents.kept()).toEqual(kept)
    expect(requests).toEqual([[start, 'no-store']])
  })

  it('start with the start page in each stored language, without documents of other builds', async () => {
    const arabic = `${start}?lang=ar`
    const {
      prepare,
      removeOutdated: tidy,
      documents,
      next,
    } = setUp({
      [start]: before,
      [arabic]: before,
      [`${start}plan`]: before,
      [`${start}diary`]: documentOf(entry, 'read since'),
    })
    await prepare()
    await tidy()
    expect(documents.kept()).toEqual({
      [start]: now,
      [arabic]: now,
      [`${start}diary`]: documentOf(entry, 'read since'),
    })
    expect(next.kept()).toEqual({})
  })

  it.each([
    ['cannot be had', () => new Error('no network')],
    ['is refused', () => new Response(now, { status: 503 })],
    ['is of another build', () => new Response(before)],
  ])('are none where the start page %s', async (_what, responses) => {
    const { prepare, removeOutdated: tidy, documents } = setUp({ [start]: before }, responses)
    await prepare()
    await tidy()
    expect(documents.kept()).toEqual({})
  })

  it('keep a start page that was stored since', async () => {
    const read_since = documentOf(entry, 'read since')
    const { prepare, removeOutdated: tidy, documents } = setUp({ [start]: read_since })
    await prepare()
    await tidy()
    expect(documents.kept()).toEqual({ [start]: read_since })
  })
})
