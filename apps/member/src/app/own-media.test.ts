import { describe, expect, it } from 'vitest'
import { createOwnMedia, isOwnMedia, ownMediaKey, type OwnCache } from './own-media.ts'

const origin = 'https://kiln.example'
const picture = `${origin}/media/private/app/bar.webp`
const signed = `${picture}?expires=9999999999&signature=secret`

/** A browser's cache: relative addresses are those of the worker. */
function aCache(...urls: string[]) {
  const answers = new Map(urls.map((url) => [url, new Response('file')]))
  const at = (url: string) => new URL(url, origin).href
  const cache: OwnCache = {
    match: async (url) => answers.get(at(url))?.clone(),
    put: async (url, response) => void answers.set(at(url), response),
    keys: async () => [...answers.keys()].map((url) => ({ url })),
    delete: async (url) => answers.delete(at(url)),
  }
  return { cache, open: async () => cache, has: (url: string) => answers.has(url) }
}

type Answered = Parameters<NonNullable<ReturnType<typeof createOwnMedia>['plugin']['fetchDidSucceed']>>[0]

describe('gated pictures that a device keeps', () => {
  it('are told from public ones by their address', () => {
    expect(isOwnMedia(signed)).toBe(true)
    expect(isOwnMedia(`${origin}/media/public/app/bar.webp`)).toBe(false)
    expect(isOwnMedia(`${origin}/_art/1/f0491e/tide.ash.3/400x400.svg`)).toBe(false)
  })

  it('have a name without their signature', async () => {
    expect(ownMediaKey(signed)).toBe(picture)
    const { plugin } = createOwnMedia(aCache().open, aCache().open)
    const request = { url: signed } as Request
    expect(await plugin.cacheKeyWillBeUsed?.({ request, mode: 'read' } as never)).toBe(picture)
  })

  it.each([403, 404, 410])('are forgotten one by one when the server answers %i', async (status) => {
    const own = aCache(picture, `${picture}-other`)
    const { plugin } = createOwnMedia(own.open, aCache().open)
    const response = { status } as Response
    await plugin.fetchDidSucceed?.({ request: { url: signed }, response } as Answered)
    expect([own.has(picture), own.has(`${picture}-other`)]).toEqual([false, true])
    expect(await plugin.cacheWillUpdate?.({ response } as never)).toBeNull()
  })

  it.each([403, 404, 410])('stay when an address that has ended is answered %i', async (status) => {
    const own = aCache(picture)
    const { plugin } = createOwnMedia(own.open, aCache().open)
    const request = { url: `${picture}?expires=1&signature=secret` }
    await plugin.fetchDidSucceed?.({ request, response: { status } } as Answered)
    expect(own.has(picture)).toBe(true)
  })

  it('stay for the same viewer, and are forgotten for another or for other rights', async () => {
    const own = aCache()
    const media = createOwnMedia(own.open, aCache().open)
    await media.keepFor('dana.1')
    await own.cache.put(picture, new Response('file'))
    await media.keepFor('dana.1')
    expect(own.has(picture)).toBe(true)
    await media.keepFor('dana.2')
    expect(own.has(picture)).toBe(false)
    await own.cache.put(picture, new Response('file'))
    await media.keepFor('guest')
    expect(own.has(picture)).toBe(false)
  })

  it('that an older worker put among public files are forgotten', async () => {
    const open_file = `${origin}/media/public/app/bar.webp`
    const shared = aCache(signed, open_file)
    await createOwnMedia(aCache().open, shared.open).tidy()
    expect([shared.has(signed), shared.has(open_file)]).toEqual([false, true])
  })
})
