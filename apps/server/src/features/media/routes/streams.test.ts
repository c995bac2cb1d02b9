import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { OutputFor } from '@foyer/contract/client'
import { aGrant, aRevocation, stubProducts } from '#test/factories/access.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { sendBytes } from '#test/factories/files.ts'
import { aMember, type MemberCaller } from '#test/factories/identity.ts'
import { runJob } from '#test/factories/jobs.ts'
import { aBlock, aPage, get, publishApp, usePlainRenderer, type TestPage } from '#test/factories/pages.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { ffmpegStandIn } from '#test/stand-ins/ffmpeg/ffmpeg-stand-in.ts'
import { newId } from '#platform/ids.ts'
import { openTranscoder, TranscodeError, type Transcoder } from '#platform/video/index.ts'
import { findFiles, setStream } from '../files-repository.ts'
import { makeStreamJob } from '../streams/make-stream.ts'

const plan = newId()
const FILM = join(import.meta.dirname, '../../../../test/fixtures/film.mp4')

let api: TestServer
let app: TestApp
let transcoder: Transcoder
let film: string
let sold: TestPage

beforeAll(async () => {
  api = await aServer()
  const opened = await openTranscoder(await ffmpegStandIn(), { priority: 0 })
  if (typeof opened === 'string') throw new Error(opened)
  transcoder = opened
  await usePlainRenderer()
  await stubProducts({ [plan]: 'The plan' })
  app = await anApp()
  convertBy(null)
  film = (await upload()).id
  convertBy(transcoder)
  await runJob(makeStreamJob, app, { storage_key: await storageKey(film) })
  const blocks = [aBlock('livestream', { video: { media_id: film, poster_id: null } })]
  sold = await aPage(app, { draft: { blocks }, node: { require_purchase: true, products: [plan] } })
  await publishApp(app)
})
afterEach(() => convertBy(transcoder))

function convertBy(used: Transcoder | null): void {
  api.services.transcoder = Promise.resolve(used)
}

const asOwner = (of = app) => api.as({ ...of.owner, slug: of.slug })
const streamOf = async (id: string, of = app) => (await asOwner(of).call('media.getFile', { id })).stream
async function isReady(id: string, of = app): Promise<void> {
  await expect
    .poll(() => streamOf(id, of), { timeout: 20_000, interval: 250 })
    .toMatchObject({ status: 'ready', percent: 100, error: null })
}
const storageKey = async (id: string, of = app) => {
  const [file] = await findFiles(api.services.database.forApp(of.id), [id])
  return file?.storage_key ?? ''
}
const sorted = (names: readonly string[]) => names.toSorted((one, other) => (one < other ? -1 : 1))
/** What is stored beside a file. */
async function streamFiles(key: string): Promise<string[]> {
  const folder = join(api.services.config.data_dir, 'files', key.replace(/\.mp4$/, ''))
  return sorted(await readdir(folder).catch(() => []))
}

async function upload(of = app) {
  const bytes = await readFile(FILM)
  const started = await asOwner(of).call('media.createUpload', {
    kind: 'video',
    file_name: 'Film.mp4',
    bytes: bytes.length,
  })
  await sendBytes(of, of.owner, started, bytes)
  return asOwner(of).call('media.finishUpload', { id: started.id })
}

async function aBuyer(): Promise<MemberCaller & { subscriber_id: string; cause_id: string }> {
  const member = await aMember(app)
  return { ...member, ...(await aGrant(app, member, { product_id: plan })) }
}

async function openFilm(reader: MemberCaller) {
  const answer = await api.raw('POST', `/api/v1/pages/${sold.id}/media/${film}`, {
    host: `${app.slug}.localhost`,
    headers: { 'content-type': 'application/json', 'x-user-token': reader.token ?? '' },
    body: '{}',
  })
  const lines = [answer.headers['set-cookie'] ?? []].flat()
  const { src, stream } = answer.json() as OutputFor<'pages.openMedia'>
  const folder = (stream ?? '').replace(/\/[^/]+$/, '')
  const cookies = (path: string) => ({
    cookie: [
      `session=${reader.cookie_secret}`,
      ...lines.filter((line) => line.includes(`Path=${path};`)).map((line) => line.split(';')[0]),
    ].join('; '),
  })
  return { src, stream, folder, cookies }
}

describe('a video that is uploaded', () => {
  it('plays as it is until it is converted, and gets a poster', async () => {
    const own = await anApp()
    const uploaded = await upload(own)
    expect(uploaded).toMatchObject({ type: 'video/mp4', poster: null, stream: { error: null } })
    expect(uploaded.stream?.status).not.toBe('failed')
    await isReady(uploaded.id, own)
    const { items, can_convert } = await asOwner(own).call('media.listFiles', {})
    expect(can_convert).toBe(true)
    expect(items[0]).toMatchObject({ id: uploaded.id, poster: { width: 1280, height: 720 } })
    expect(items[0]?.stream?.bytes).toBeGreaterThan(1000)
    expect(await readdir(join(api.services.config.data_dir, 'streams'))).toEqual([])
  })

  it('stays as it is where the server has no ffmpeg, until it has one', async () => {
    convertBy(null)
    const { id } = await upload()
    expect(await streamOf(id)).toBeNull()
    expect(await asOwner().call('media.listFiles', {})).toMatchObject({ can_convert: false })
    await expect(asOwner().call('media.convertFile', { id })).rejects.toMatchObject({
      code: 'conversion_unavailable',
    })
    convertBy(transcoder)
    expect((await asOwner().call('media.convertFile', { id })).stream?.status).toMatch(
      /waiting|converting|ready/,
    )
    await isReady(id)
  })

  it('plays on as it is where converting fails, with the reason, and is converted at another try', async () => {
    convertBy({
      ...transcoder,
      makeStream: () => Promise.reject(new TranscodeError('video_unreadable', 'Invalid data')),
    })
    const { id, src } = await upload()
    await expect.poll(() => streamOf(id)).toMatchObject({ status: 'failed', error: 'video_unreadable' })
    expect((await get(app, src)).status).toBe(200)
    expect(await streamFiles(await storageKey(id))).toEqual([])
    convertBy(transcoder)
    await asOwner().call('media.convertFile', { id })
    await isReady(id)
    expect(await asOwner().call('media.convertFile', { id })).toMatchObject({ stream: { status: 'ready' } })
  })

  it('is converted again where a server died meanwhile, and once where the job comes twice', async () => {
    convertBy(null)
    const { id } = await upload()
    const payload = { storage_key: await storageKey(id) }
    await api.inApp(app.id, (tx) => setStream(tx, payload.storage_key, { status: 'converting', percent: 40 }))
    let runs = 0
    convertBy({
      ...transcoder,
      makeStream: (...input) => {
        runs += 1
        return transcoder.makeStream(...input)
      },
    })
    await runJob(makeStreamJob, app, payload)
    await runJob(makeStreamJob, app, payload)
    expect([runs, (await streamOf(id))?.status]).toEqual([1, 'ready'])
  })

  it('leaves nothing when it is deleted, also while it is converted', async () => {
    const { id } = await upload()
    await isReady(id)
    const key = await storageKey(id)
    expect(await streamFiles(key)).toEqual([
      ...['360.m3u8', '360_000.m4s', '360_001.m4s', '540.m3u8', '540_000.m4s', '540_001.m4s'],
      ...['720.m3u8', '720_000.m4s', '720_001.m4s', 'init_360.mp4', 'init_540.mp4', 'init_720.mp4'],
      'stream.m3u8',
    ])
    await asOwner().call('media.deleteMedia', { id })
    await expect.poll(() => streamFiles(key)).toEqual([])

    convertBy(null)
    const second = await upload()
    const payload = { storage_key: await storageKey(second.id) }
    convertBy({
      ...transcoder,
      makeStream: async (...input) => {
        await asOwner().call('media.deleteMedia', { id: second.id })
        await transcoder.makeStream(...input)
      },
    })
    await runJob(makeStreamJob, app, payload)
    expect(await streamFiles(payload.storage_key)).toEqual([])
  })

  it('gives its stream to the item that it replaces, also one that is still being made', async () => {
    convertBy(null)
    const [item, other] = [await upload(), await upload()]
    const storage_key = await storageKey(other.id)
    await asOwner().call('media.replaceMedia', { id: item.id, with_id: other.id })
    convertBy(transcoder)
    await runJob(makeStreamJob, app, { storage_key })
    expect([await storageKey(item.id), (await streamOf(item.id))?.status]).toEqual([storage_key, 'ready'])
    await asOwner().call('media.undoReplaceMedia', { id: item.id })
    expect([await streamOf(item.id), (await streamOf(other.id))?.status]).toEqual([null, 'ready'])
  })

  it('is shown and converted by its own team only', async () => {
    const other = await anApp()
    for (const name of ['media.getFile', 'media.convertFile'] as const) {
      await expect(asOwner(other).call(name, { id: film })).rejects.toMatchObject({ status: 404 })
      await expect(api.as({ slug: app.slug }).call(name, { id: film })).rejects.toMatchObject({ status: 401 })
    }
  })
})

describe('the stream of a page that is sold', () => {
  it('opens for its buyers by one cookie for all of its files', async () => {
    const { stream, folder, cookies } = await openFilm(await aBuyer())
    expect(stream).toMatch(/^\/media\/private\/[^/]+\/[^/]+\/stream\.m3u8$/)
    const read = (name: string) => get(app, `${folder}/${name}`, cookies(folder))
    const list = await read('stream.m3u8')
    expect([list.status, list.headers['content-type'], list.headers['cache-control']]).toEqual([
      200,
      'application/vnd.apple.mpegurl',
      'private, no-store',
    ])
    expect(list.text.match(/^\d+\.m3u8$/gm)).toEqual(['360.m3u8', '540.m3u8', '720.m3u8'])
    const names = ['360.m3u8', 'init_360.mp4', '360_000.m4s', '720_001.m4s']
    expect((await Promise.all(names.map(read))).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })

  it('opens for nobody else, nor in another app, and closes when access ends', async () => {
    const buyer = await aBuyer()
    const { folder, cookies } = await openFilm(buyer)
    const { cookie } = cookies(folder)
    const segment = `${folder}/360_000.m4s`
    const other = await aMember(app)
    const as_other = { cookie: cookie.replace(buyer.cookie_secret, other.cookie_secret) }
    const as_guest = { cookie: cookie.replace(/^session=[^;]+; /, '') }
    const elsewhere = await anApp()
    const answers = [
      await get(app, segment),
      await get(app, segment, as_other),
      await get(app, segment, as_guest),
      await get(elsewhere, segment, { cookie }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect((await get(app, segment, { cookie })).status).toBe(200)
    await aRevocation(app, buyer, { product_id: plan }, buyer.cause_id)
    await expect.poll(async () => (await get(app, segment, { cookie })).status).toBe(404)
  })

  it('is not opened by the cookie of its file, nor that of another video', async () => {
    const buyer = await aBuyer()
    const { src, folder, cookies } = await openFilm(buyer)
    expect((await get(app, `${folder}/360.m3u8`, cookies(src))).status).toBe(404)
    expect((await get(app, src, cookies(folder))).status).toBe(404)
    const { id } = await upload()
    await isReady(id)
    const other_folder = `/media/${(await storageKey(id)).replace(/\.mp4$/, '')}`
    expect((await get(app, `${other_folder}/360.m3u8`, cookies(folder))).status).toBe(404)
  })

  it.each([
    '..%2F..%2Fsecret.key',
    '../stream.m3u8',
    '360_000.ts',
    'x.m3u8',
    'init_360.m4s',
    '360.m3u8/',
    'w320.webp',
  ])('has no file %s', async (name) => {
    const { folder, cookies } = await openFilm(await aBuyer())
    expect((await get(app, `${folder}/${name}`, cookies(folder))).status).toBeGreaterThanOrEqual(400)
  })
})
