import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../ids.ts'
import { createSecrets } from '../secrets.ts'
import { createStorage } from './create-storage.ts'
import { memoryDriver } from './memory-driver.ts'
import { serveMedia } from './serve-media.ts'
import { newStorageKey } from './storage-key.ts'

const app_id = newId()
const storage = createStorage({
  driver: memoryDriver(),
  secrets: createSecrets('k'.repeat(40)),
  clock: { now: () => new Date() },
})
const open = newStorageKey({ app_id, type: 'image/webp', is_public: true })
const gated = newStorageKey({ app_id, type: 'application/zip', is_public: false })
const document = newStorageKey({ app_id, type: 'application/pdf', is_public: false })
const missing = newStorageKey({ app_id, type: 'image/webp', is_public: true })
let server: Server
let origin: string
let host_app: string | null = app_id

beforeAll(async () => {
  await storage.put(open, Buffer.from('0123456789'))
  await storage.put(gated, Buffer.from('gated'))
  server = createServer((req, res) => {
    const url = new URL(req.url ?? '', 'http://x')
    const request = {
      key: url.pathname.slice('/media/'.length),
      query: url.searchParams,
      app_id: host_app,
      mayRead: async (bound_to: string) => bound_to === 'mine',
    }
    void serveMedia(storage, req, res, request).then((done) => {
      if (done) return
      res.statusCode = 404
      res.end('not found')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const fetchMedia = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(origin + path, { headers, method })

describe('serveMedia', () => {
  it('serves a public file that may be cached for ever', async () => {
    const answer = await fetchMedia(storage.publicUrl(open))
    expect(await answer.text()).toBe('0123456789')
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-disposition')).toBe('inline')
  })

  it('answers 304 to someone who has it', async () => {
    const etag = (await fetchMedia(storage.publicUrl(open))).headers.get('etag') ?? ''
    const again = await fetchMedia(storage.publicUrl(open), { 'if-none-match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  it('returns 404 to a client with a cached copy of a file that was removed', async () => {
    const downloaded = newStorageKey({ app_id, type: 'image/webp', is_public: true })
    await storage.put(downloaded, Buffer.from('once open'))
    const etag = (await fetchMedia(storage.publicUrl(downloaded))).headers.get('etag') ?? ''
    await storage.delete(downloaded)
    const again = await fetchMedia(storage.publicUrl(downloaded), { 'if-none-match': etag })
    expect([again.status, again.headers.get('etag'), again.headers.get('cache-control')]).toEqual([
      404,
      null,
      null,
    ])
  })

  it('serves a range with its position', async () => {
    const part = await fetchMedia(storage.publicUrl(open), { range: 'bytes=2-5' })
    expect([part.status, await part.text()]).toEqual([206, '2345'])
    expect(part.headers.get('content-range')).toBe('bytes 2-5/10')
    expect(part.headers.get('content-length')).toBe('4')
  })

  it('refuses a part beyond the end', async () => {
    const part = await fetchMedia(storage.publicUrl(open), { range: 'bytes=10-' })
    expect([part.status, part.headers.get('content-range')]).toEqual([416, 'bytes */10'])
  })

  it('serves the whole file when the range belongs to another version', async () => {
    const whole = await fetchMedia(storage.publicUrl(open), { range: 'bytes=2-5', 'if-range': '"old"' })
    expect([whole.status, await whole.text()]).toEqual([200, '0123456789'])
  })

  it('returns only the size for a HEAD request', async () => {
    const head = await fetchMedia(storage.publicUrl(open), {}, 'HEAD')
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '10', ''])
  })

  it('serves a gated file for a signed address, uncached and under its file name', async () => {
    const answer = await fetchMedia(
      storage.signedUrl(gated, { expires_s: 60, file_name: "Coach's plan.zip" }),
    )
    expect([answer.status, await answer.text()]).toEqual([200, 'gated'])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="Coach_s plan.zip"; filename*=UTF-8''Coach%27s%20plan.zip`,
    )
  })

  it('shows a PDF in the browser, which refuses to in a sandbox', async () => {
    await storage.put(document, Buffer.from('%PDF-1.4'))
    const answer = await fetchMedia(storage.signedUrl(document, { expires_s: 60, file_name: 'Plan.pdf' }))
    expect(answer.headers.get('content-disposition')).toContain('inline; filename="Plan.pdf"')
    expect(answer.headers.get('content-security-policy')).toBeNull()
  })

  it('serves a gated file that is bound to access which its reader has', async () => {
    const answer = await fetchMedia(storage.signedUrl(gated, { expires_s: 60, bound_to: 'mine' }))
    expect([answer.status, await answer.text()]).toEqual([200, 'gated'])
  })

  it.each([
    ['a gated file without a signature', () => `/media/${gated}`],
    [
      'a gated file that is bound to what its reader is not let into',
      () => storage.signedUrl(gated, { expires_s: 60, bound_to: 'theirs' }),
    ],
    [
      'a gated file whose bond was taken off',
      () => storage.signedUrl(gated, { expires_s: 60, bound_to: 'theirs' }).replace('for=theirs&', ''),
    ],
    ['a gated file under a public name', () => `/media/${gated.replace('private', 'public')}`],
    ['a file that is not there', () => storage.publicUrl(missing)],
    ['a path that is no key', () => '/media/public/../../secret.key'],
  ])('answers %s like one that does not exist', async (_name, path) => {
    const answer = await fetchMedia(path())
    expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([404, 'not found', null])
  })

  it('does not serve the files of one app on the host of another', async () => {
    host_app = newId()
    expect((await fetchMedia(storage.publicUrl(open))).status).toBe(404)
    expect((await fetchMedia(storage.signedUrl(gated, { expires_s: 60 }))).status).toBe(404)
    host_app = app_id
  })
})
