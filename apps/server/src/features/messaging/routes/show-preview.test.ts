import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aMember } from '#test/factories/identity.ts'
import { pictureBytes } from '#test/factories/media.ts'
import { aListener, aThread, postMessage } from '#test/factories/messaging.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { createOutbound } from '#platform/outbound/index.ts'
import { findMessage } from '../repository/messages.ts'

let api: TestServer
let app: TestApp
let thread: string
let author: Awaited<ReturnType<typeof aMember>>
let reader: Awaited<ReturnType<typeof aMember>>
let picture: Buffer

const PAGE = `<title>Squats</title><meta property="og:description" content="How deep?">
  <meta property="og:image" content="/picture">`
const requested: string[] = []
const site = createServer((request, response) => {
  requested.push(request.url ?? '')
  if (request.url === '/picture') response.setHeader('content-type', 'image/png').end(picture)
  else if (request.url?.startsWith('/squats')) response.setHeader('content-type', 'text/html').end(PAGE)
  else response.writeHead(404).end()
})

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
  thread = await aThread(app)
  author = await aMember(app)
  reader = await aMember(app)
  picture = await pictureBytes({ width: 900, height: 600 })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const { port } = site.address() as AddressInfo
  Object.assign(api.services, { outbound: createOutbound({ stand_in_port: port }) })
})
afterAll(() => {
  site.closeAllConnections()
  site.close()
})

const get = (caller: Caller, ts: string) => api.as(caller).call('messaging.getMessage', { id: thread, ts })
const show = (caller: Caller, ts: string, shown: boolean) =>
  api.as(caller).call('messaging.showPreview', { id: thread, ts, shown })
const open = (address: string) => api.raw('GET', address, { host: `${app.slug}.localhost` })
const preview = async (ts: string) => (await get(reader, ts)).attachment_data?.preview ?? null

async function aPreviewed(path: string) {
  const { messages } = await postMessage(author, thread, `Read https://news.test/squats${path} first`)
  const ts = messages[0]?.message_ts ?? ''
  await expect.poll(() => preview(ts), { timeout: 20_000 }).not.toBe(null)
  return ts
}

describe('the preview of a link', () => {
  it('comes after the message, with a picture of our own', async () => {
    const listener = await aListener({ ...reader, slug: app.slug })
    await listener.listen(thread)
    const { messages } = await postMessage(author, thread, 'https://news.test/squats/1')
    expect(messages[0]?.attachment_data).toMatchObject({ kind: 'link', preview: null })
    await expect
      .poll(() => listener.events.find(({ type }) => type === 'update'), { timeout: 20_000 })
      .toMatchObject({
        data: {
          message: {
            attachment_data: {
              url: 'https://news.test/squats/1',
              title: 'Squats',
              preview: { title: 'Squats', description: 'How deep?', site_name: 'news.test' },
            },
          },
        },
      })
    listener.close()
    const { image_url } = (await preview(messages[0]?.message_ts ?? '')) ?? {}
    expect(image_url).toMatch(/^\/media\/private\//)
    const { default: sharp } = await import('sharp')
    const shown = await sharp((await open(image_url ?? '')).body).metadata()
    expect(shown).toMatchObject({ format: 'webp', width: 640 })
  })

  it('shows the first link of a text, until an edit takes the link away', async () => {
    const ts = await aPreviewed('/2')
    expect(await get(reader, ts)).toMatchObject({
      message_type: 'message',
      attachment_data: { kind: 'link', url: 'https://news.test/squats/2', preview: { title: 'Squats' } },
    })
    await api.as(author).call('messaging.postMessage', {
      id: thread,
      data: { action: 'edit', message_ts: ts, message: 'Read it first' },
    })
    expect((await get(reader, ts)).attachment_data).toBe(null)
  })

  it('follows the link through edits, and comes with one that an edit adds', async () => {
    const edit = (ts: string, message: string) =>
      api
        .as(author)
        .call('messaging.postMessage', { id: thread, data: { action: 'edit', message_ts: ts, message } })
    const ts = await aPreviewed('/5')
    const { image_url } = (await preview(ts)) ?? {}
    await edit(ts, 'Better: https://news.test/squats/6')
    await expect.poll(() => preview(ts), { timeout: 20_000 }).toMatchObject({ title: 'Squats' })
    expect((await get(reader, ts)).attachment_data?.url).toBe('https://news.test/squats/6')
    await expect.poll(async () => (await open(image_url ?? '')).status).toBe(404)
    requested.length = 0
    await edit(ts, 'Much better: https://news.test/squats/6')
    expect(await preview(ts)).toMatchObject({ title: 'Squats' })

    const { messages } = await postMessage(author, thread, 'No link at first')
    const plain = messages[0]?.message_ts ?? ''
    await edit(plain, 'Here: https://news.test/squats/7')
    await expect.poll(() => preview(plain), { timeout: 20_000 }).toMatchObject({ title: 'Squats' })
    expect(requested).not.toContain('/squats/6')
  })

  it('is removed by the author alone, and can be shown again', async () => {
    const ts = await aPreviewed('/3')
    const { image_url } = (await preview(ts)) ?? {}
    await expect(show(reader, ts, false)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(show(await aMember(app, { is_admin: true }), ts, false)).rejects.toMatchObject({
      code: 'forbidden',
    })
    await expect(show(await aMember(await anApp()), ts, false)).rejects.toMatchObject({ code: 'not_found' })
    await expect(show(author, '17', false)).rejects.toMatchObject({ code: 'not_found' })
    const removed = await show(author, ts, false)
    expect(removed.message.attachment_data).toBe(null)
    expect(await show(author, ts, false)).toMatchObject({ seq: removed.seq })
    await expect.poll(async () => (await open(image_url ?? '')).status).toBe(404)
    await show(author, ts, true)
    await expect.poll(() => preview(ts), { timeout: 20_000 }).toMatchObject({ title: 'Squats' })
  })

  it('goes with its message', async () => {
    const ts = await aPreviewed('/4')
    const stored = await api.inApp(app.id, (tx) => findMessage(tx, thread, ts))
    const key = stored?.details?.preview?.image_key ?? ''
    expect(await api.services.storage.size(key)).toBeGreaterThan(0)
    await api
      .as(author)
      .call('messaging.postMessage', { id: thread, data: { action: 'delete', message_ts: ts } })
    await expect.poll(() => api.services.storage.size(key)).toBe(null)
  })
})
