import { describe, expect, it } from 'vitest'
import { createBuiltDocuments } from './built-documents.ts'
import type { OwnCache } from './own-media.ts'

const start = 'https://kiln.example/'
const entry = 'entry-client-new.js'
const built = (name: string, words: string) => `<script data-modules="/_assets/${name}"></script>${words}`
const before = built('entry-client-old.js', 'before')
const now = built(entry, 'now')

/** A browser's cache with these documents. */
function aCache(kept: Record<string, string> = {}) {
  const answers = new Map(Object.entries(kept))
  const cache: OwnCache = {
    match: async (url) => (answers.has(url) ? new Response(answers.get(url)) : undefined),
    put: async (url, response) => void answers.set(url, await response.text()),
    keys: async () => [...answers.keys()].map((url) => ({ url })),
    delete: async (url) => answers.delete(url),
  }
  return { open: async () => cache, kept: () => Object.fromEntries(answers) }
}

function setUp(
  kept: Record<string, string>,
  served: (url: string) => Response | Error = () => new Response(now),
) {
  const [documents, next] = [aCache(kept), aCache()]
  const asked: (string | undefined)[][] = []
  const parts = createBuiltDocuments({
    ...{ entry, start, open: documents.open, openNext: next.open },
    fetch: async (url, init) => {
      asked.push([url, init?.cache])
      const answer = served(url)
      if (answer instanceof Error) throw answer
      return answer
    },
  })
  return { ...parts, documents, next, asked }
}

describe('documents of a build', () => {
  it('are those of the one before until its worker is followed by the next', async () => {
    const kept = { [start]: before, [`${start}plan`]: before }
    const { prepare, documents, asked } = setUp(kept)
    await prepare()
    expect(documents.kept()).toEqual(kept)
    expect(asked).toEqual([[start, 'no-store']])
  })

  it('begin with the start page, in each language that was kept of it, and others go', async () => {
    const arabic = `${start}?lang=ar`
    const { prepare, tidy, documents, next } = setUp({
      ...{ [start]: before, [arabic]: before },
      ...{ [`${start}plan`]: before, [`${start}diary`]: built(entry, 'read since') },
    })
    await prepare()
    await tidy()
    expect(documents.kept()).toEqual({
      [start]: now,
      [arabic]: now,
      [`${start}diary`]: built(entry, 'read since'),
    })
    expect(next.kept()).toEqual({})
  })

  it.each([
    ['cannot be had', () => new Error('no network')],
    ['is refused', () => new Response(now, { status: 503 })],
    ['is of another build', () => new Response(before)],
  ])('are none where the start page %s', async (_what, served) => {
    const { prepare, tidy, documents } = setUp({ [start]: before }, served)
    await prepare()
    await tidy()
    expect(documents.kept()).toEqual({})
  })

  it('leave a start page that was read since as it is', async () => {
    const read_since = built(entry, 'read since')
    const { prepare, tidy, documents } = setUp({ [start]: read_since })
    await prepare()
    await tidy()
    expect(documents.kept()).toEqual({ [start]: read_since })
  })
})
