import { describe, expect, it } from 'vitest'
import { createPrivateMedia, isPrivateMedia, privateMediaKey, type UrlCache } from './private-media.ts'

const origin = 'https://kiln.example'
const picture = `${origin}/media/private/app/bar.webp`
const signed = `${picture}?expires=9999999999&signature=secret`

/** A browser's cache: relative addresses are those of the worker. */
function aCache(...urls: string[]) {
  const stored = new Map(urls.map((url) => [url, new Response('file')]))
  const at = (url: string) => new URL(url, origin).href
  const cache: UrlCache = {
    match: async (url) => stored.get(at(url))?.clone(),
    put: async (url, response) => void stored.set(at(url), response),
    keys: async () => [...stored.keys()].map((url) => ({ url })),
    delete: async (url) => stored.delete(at(url)),
  }
  return { cache, open: async () => cache, has: (url: string) => stored.has(url) }
}

type Answered = Parameters<NonNullable<ReturnType<typeof createPrivateMedia>['plugin']['fetchDidSucceed']>>[0]

describe('gated pictures stored on a device', () => {
  it('are recognized by their address', () => {
    expect(isPrivateMedia(signed)).toBe(true)
    expect(isPrivateMedia(`${origin}/media/public/app/bar.webp`)).toBe(false)
    expect(isPrivateMedia(`${origin}/_art/1/f0491e/tide.ash.3/400x400.svg`)).toBe(false)
  })

  it('have a name without their signature', async () => {
    expect(privateMediaKey(signed)).toBe(picture)
    const { plugin } = createPrivateMedia(aCache().open, aCache().open)
    const request = { url: signed } as Request
    expect(await plugin.cacheKeyWillBeUsed?.({ request, mode: 'read' } as never)).toBe(picture)
  })

  it.each([403, 404, 410])('are forgotten one by one when the server answers %i', async (status) => {
    const privateFiles = aCache(picture, `${picture}-other`)
    const { plugin } = createPrivateMedia(privateFiles.open, aCache().open)
    const response = { status } as Response
    await plugin.fetchDidSucceed?.({ request: { url: signed }, response } as Answered)
    expect([privateFiles.has(picture), privateFiles.has(`${picture}-other`)]).toEqual([false, true])
    expect(await plugin.cacheWillUpdate?.({ response } as never)).toBeNull()
  })

  it.each([403, 404, 410])('stay when an address that has ended is answered %i', async (status) => {
    const privateFiles = aCache(picture)
    const { plugin } = createPrivateMedia(privateFiles.open, aCache().open)
    const request = { url: `${picture}?expires=1&signature=secret` }
    await plugin.fetchDidSucceed?.({ request, response: { status } } as Answered)
    expect(privateFiles.has(picture)).toBe(true)
  })

  it('stay for the same viewer, and are forgotten for another or for other rights', async () => {
    const privateFiles = aCache()
    const media = createPrivateMedia(privateFiles.open, aCache().open)
    await media.setOwner('dana.1')
    await privateFiles.cache.put(picture, new Response('file'))
    await media.setOwner('dana.1')
    expect(privateFiles.has(picture)).toBe(true)
    await media.setOwner('dana.2')
    expect(privateFiles.has(picture)).toBe(false)
    await privateFiles.cache.put(picture, new Response('file'))
    await media.setOwner('guest')
    expect(privateFiles.has(picture)).toBe(false)
  })

  it('are removed from the public cache, where an older worker put them', async () => {
    const open_file = `${origin}/media/public/app/bar.webp`
    const shared = aCache(signed, open_file)
    await createPrivateMedia(aCache().open, shared.open).removeFromPublicCache()
    expect([shared.has(signed), shared.has(open_file)]).toEqual([false, true])
  })
})
