import { request } from 'node:http'
import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, anOwner, type TestApp } from '#test/factories/apps.ts'
import { aPicture, pictureBytes } from '#test/factories/media.ts'
import { aServer, type TestServer } from '#test/harness.ts'

let api: TestServer
beforeAll(async () => {
  api = await aServer()
})

const LIMIT = 15_728_640
const BOUNDARY = 'a-boundary-of-this-test'

type Part = { name: string; file_name?: string; body: Buffer | string }

function form(parts: readonly Part[]): Buffer {
  const pieces = parts.flatMap(({ name, file_name, body }) => [
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`,
    file_name === undefined ? '' : `; filename="${file_name}"\r\nContent-Type: image/png`,
    '\r\n\r\n',
    body,
    '\r\n',
  ])
  return Buffer.concat(
    [...pieces, `--${BOUNDARY}--\r\n`].map((piece) => (Buffer.isBuffer(piece) ? piece : Buffer.from(piece))),
  )
}

function send(app: TestApp, parts: readonly Part[], token = app.owner.token) {
  return api.raw('POST', '/api/v1/studio/media', {
    host: `${app.slug}.localhost`,
    headers: { 'x-user-token': token, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: form(parts),
  })
}

const file = (body: Buffer | string, file_name = 'bar.png'): Part => ({ name: 'file', file_name, body })

describe('POST /studio/media', () => {
  it('accepts a picture that is usable at once', async () => {
    const app = await anApp()
    const item = await aPicture(app, { width: 400, height: 300, name: 'Bar', alt: 'A bar on the floor' })
    expect(item).toMatchObject({
      name: 'Bar',
      alt: 'A bar on the floor',
      type: 'image/png',
      status: 'preparing',
    })
    expect(item.asset).toMatchObject({ id: item.id, width: 400, height: 300, variants: [] })
    expect(item.asset.placeholder?.length).toBeGreaterThan(8)
    const shown = await api.raw('GET', item.asset.src, { host: `${app.slug}.localhost` })
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/png'])
    expect(shown.body.length).toBe(item.bytes)
  })

  it('names it after its file, without folders and endings', async () => {
    const app = await anApp()
    const answer = await send(app, [file(await pictureBytes(), 'C:\\\\Photos\\\\Deadlift day.PNG')])
    expect(answer.json()).toMatchObject({ name: 'Deadlift day', alt: '' })
  })

  it('gets its sizes soon after, never wider than itself', async () => {
    const app = await anApp()
    const item = await aPicture(app, { width: 700, height: 350 })
    await expect.poll(() => findItem(app, item.id), { timeout: 15_000 }).toMatchObject({ status: 'ready' })
    const { asset } = await findItem(app, item.id)
    const sizes = asset.variants.map(({ format, width }) => `${format} ${width}`).toSorted()
    expect(sizes).toEqual(['avif 320', 'avif 640', 'avif 700', 'webp 320', 'webp 640', 'webp 700'])
    for (const variant of asset.variants) {
      const shown = await api.raw('GET', variant.url, { host: `${app.slug}.localhost` })
      expect([shown.status, shown.headers['content-type']]).toEqual([200, `image/${variant.format}`])
    }
  })

  it.each([
    ['an empty file', '', 'file_empty', 422],
    ['a text', 'hello there, this is no picture', 'invalid_image_type', 422],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'invalid_image_type', 422],
    [
      'a page that calls itself a picture',
      '<!doctype html><script>alert(1)</script>',
      'invalid_image_type',
      422,
    ],
  ])('refuses %s', async (_what, body, code, status) => {
    const answer = await send(await anApp(), [file(body)])
    expect(answer.status).toBe(status)
    expect(answer.json()).toMatchObject({ code })
  })

  it('refuses a picture that was cut off', async () => {
    const bytes = await pictureBytes({ width: 300, height: 300, format: 'jpeg' })
    const answer = await send(await anApp(), [file(bytes.subarray(0, bytes.length / 2))])
    expect(answer.json()).toMatchObject({ code: 'invalid_image_type' })
  })

  it('refuses a form without a file, and a body that is no form', async () => {
    const app = await anApp()
    expect((await send(app, [{ name: 'name', body: 'No file' }])).json()).toMatchObject({
      code: 'file_empty',
    })
    const headers = { 'x-user-token': app.owner.token, 'content-type': 'application/json' }
    const answer = await api.raw('POST', '/api/v1/studio/media', {
      host: `${app.slug}.localhost`,
      headers,
      body: '{}',
    })
    expect(answer.status).toBe(415)
  })

  it('checks a file of exactly the limit by content, and refuses one byte more by size', async () => {
    const app = await anApp()
    const png = await pictureBytes()
    const exact_size = Buffer.concat([png, Buffer.alloc(LIMIT - png.length)])
    expect((await send(app, [file(exact_size)])).status).toBe(200)
    const more = await send(app, [file(Buffer.concat([exact_size, Buffer.from([0])]))])
    expect(more.status).toBe(413)
    expect(more.json()).toMatchObject({ code: 'image_too_large', params: { size: '15 MB' } })
  })

  it('responds while a far too large file is still being sent, and continues to serve', async () => {
    const app = await anApp()
    expect(await sendEndlessStream(app, 80 * 1024 * 1024)).toBe(413)
    expect((await send(app, [file(await pictureBytes())])).status).toBe(200)
  })

  it.each([
    ['a name that is too long', { name: 'name', body: 'n'.repeat(121) }],
    ['a description that is too long', { name: 'alt', body: 'a'.repeat(301) }],
    ['a field that it does not know', { name: 'is_public', body: 'true' }],
  ])('refuses %s', async (_what, part) => {
    const answer = await send(await anApp(), [part, file(await pictureBytes())])
    expect(answer.json()).toMatchObject({ code: 'invalid', errors: [{ path: part.name }] })
  })

  it('allows only the team of the app', async () => {
    const [app, other] = [await anApp(), await anOwner()]
    const bytes = await pictureBytes()
    expect((await send(app, [file(bytes)], other.token)).status).toBe(404)
    expect((await send(app, [file(bytes)], 'no-such-token')).status).toBe(401)
    const admin = await anOwner({ account_id: app.account_id, role: 'admin' })
    expect((await send(app, [file(bytes)], admin.token)).status).toBe(200)
  })
})

async function findItem(app: TestApp, id: string) {
  const { items } = await api.as({ ...app.owner, slug: app.slug }).call('media.listMedia')
  const item = items.find((one) => one.id === id)
  if (!item) throw new Error('The picture is not in the library.')
  return item
}

/** Streams a picture without end; returns the status of the response. */
function sendEndlessStream(app: TestApp, bytes: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      host: `${app.slug}.localhost`,
      'x-user-token': app.owner.token,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    }
    const sending = request({
      host: '127.0.0.1',
      port: api.port,
      method: 'POST',
      path: '/api/v1/studio/media',
      headers,
    })
    sending.on('response', (answer) => {
      resolve(answer.statusCode ?? 0)
      // A server that stops waits for requests that are still being sent.
      sending.destroy()
    })
    sending.on('error', reject)
    sending.write(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n`)
    const chunk = Buffer.alloc(1024 * 1024, 7)
    let sent = 0
    const more = (): void => {
      while (sent < bytes) {
        sent += chunk.length
        if (!sending.write(chunk)) return void sending.once('drain', more)
      }
      sending.end(`\r\n--${BOUNDARY}--\r\n`)
    }
    more()
  })
}
