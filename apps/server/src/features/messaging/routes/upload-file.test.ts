import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { filmBytes, mp3Bytes, pdfBytes, voiceBytes } from '#test/factories/files.ts'
import { aGuest, aMember } from '#test/factories/identity.ts'
import { runJob } from '#test/factories/jobs.ts'
import { pictureBytes } from '#test/factories/media.ts'
import { aGroup, aMessageUpload, aThread, setMessaging } from '#test/factories/messaging.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'
import { cleanMessageUploadsJob } from '../uploads/clean-uploads.ts'
import { findUploads } from '../uploads/repository.ts'
import { thumbKey } from '../uploads/thumb-key.ts'

let api: TestServer
let app: TestApp
let thread: string
let member: Awaited<ReturnType<typeof aMember>>

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
  await setMessaging(app, {})
  thread = await aThread(app)
  member = await aMember(app)
})

const LIMIT = 15_728_640
const DAY_MS = 86_400_000

/** Opens an address as a browser of this person does. */
function open(address: string, as: { token?: string } | null = member, headers: Record<string, string> = {}) {
  const token: Record<string, string> = as?.token ? { 'x-user-token': as.token } : {}
  return api.raw('GET', address, { host: `${app.slug}.localhost`, headers: { ...token, ...headers } })
}

async function aPhoto(): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(await pictureBytes({ width: 1200, height: 900 }))
    .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'Dana', ImageDescription: 'At home' } } })
    .jpeg()
    .toBuffer()
}

describe('uploadFile', () => {
  it('stores a picture upright and without metadata, with a thumbnail', async () => {
    const upload = await aMessageUpload(member, thread, { bytes: await aPhoto(), name: 'IMG_1.txt' })
    expect(upload).toMatchObject({ kind: 'image', width: 900, height: 1200, content_type: 'image/jpeg' })
    const whole = await open(upload.url)
    expect([whole.status, whole.headers['content-type'], whole.headers['x-content-type-options']]).toEqual([
      ...[200, 'image/jpeg', 'nosniff'],
    ])
    expect(whole.body.length).toBe(upload.bytes)
    expect(whole.body.includes('Dana')).toBe(false)
    const { default: sharp } = await import('sharp')
    const small = await sharp((await open(upload.thumb_url ?? '')).body).metadata()
    expect(small).toMatchObject({ format: 'webp', width: 360, height: 480 })
  })

  it('stores a video, which is served in ranges', async () => {
    const bytes = await filmBytes()
    const upload = await aMessageUpload(member, thread, { kind: 'video', bytes, name: 'squat.mov' })
    expect(upload).toMatchObject({ content_type: 'video/mp4', width: 320, height: 180, duration_ms: 2000 })
    const part = await open(upload.url, member, { range: 'bytes=0-99' })
    expect([part.status, part.body.length, part.headers['content-type']]).toEqual([206, 100, 'video/mp4'])
  })

  it.each([
    ['AAC in MP4', { codec: 'aac', container: 'mp4' }, 'audio/mp4'],
    ['Opus in WebM', { codec: 'opus', container: 'webm' }, 'audio/webm'],
    ['Opus in MP4', { codec: 'opus', container: 'mp4' }, 'audio/mp4'],
  ] as const)('stores a voice note of %s with its length and levels', async (_what, format, content_type) => {
    const upload = await aMessageUpload(member, thread, {
      kind: 'audio',
      bytes: await voiceBytes(format),
      duration_ms: 1900,
      peaks: [0, 40, 100],
    })
    expect(upload).toMatchObject({ content_type, peaks: [0, 40, 100] })
    expect(upload.duration_ms).toBeGreaterThan(1000)
    expect((await open(upload.url, member, { range: 'bytes=5-9' })).body.length).toBe(5)
  })

  it('stores a document, which browsers save under its name', async () => {
    const upload = await aMessageUpload(member, thread, {
      kind: 'file',
      bytes: pdfBytes(),
      name: 'C:\\plans\\Week 1.pdf',
    })
    expect(upload).toMatchObject({ name: 'Week 1.pdf', content_type: 'application/pdf', thumb_url: null })
    const answer = await open(upload.url)
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="Week 1.pdf"/)
    expect(answer.headers['content-security-policy']).toContain('sandbox')
    const shown = upload.url.replace('&download=1', '')
    expect((await open(shown)).status).toBe(404)
  })

  it.each([
    ['image', 'nothing', Buffer.alloc(0), 'file_empty'],
    ['image', 'a document', pdfBytes(), 'invalid_image_type'],
    ['image', 'an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'invalid_image_type'],
    ['image', 'HEIC', Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0heicmif1'), 'image_is_heic'],
    ['video', 'a document', pdfBytes(), 'invalid_video_type'],
    ['audio', 'a document', pdfBytes(), 'invalid_audio_type'],
    ['audio', 'MP3', mp3Bytes(), 'voice_not_supported'],
    ['file', 'a program', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2]), 'invalid_file_type'],
  ] as const)('refuses as %s: %s', async (kind, _what, bytes, code) => {
    await expect(aMessageUpload(member, thread, { kind, bytes })).rejects.toMatchObject({ code })
  })

  it.each([true, false])(
    'takes the film of a phone, QuickTime, as MP4; with sound: %s',
    async (has_sound) => {
      const bytes = await filmBytes({ is_quicktime: true, has_sound })
      expect(bytes.subarray(8, 12).toString()).toBe('qt  ')
      const upload = await aMessageUpload(member, thread, { kind: 'video', bytes, name: 'squat.mov' })
      expect(upload).toMatchObject({ content_type: 'video/mp4', width: 320, height: 180, duration_ms: 2000 })
      const stored = (await open(upload.url, member)).body
      expect(stored.subarray(4, 8).toString()).toBe('ftyp')
      expect(stored.subarray(8, 12).toString()).not.toBe('qt  ')
    },
  )

  it('refuses a film in WebM, and a voice note with pictures', async () => {
    const bytes = await filmBytes({ codec: 'vp9' })
    await expect(aMessageUpload(member, thread, { kind: 'video', bytes })).rejects.toMatchObject({
      code: 'video_not_supported',
    })
    await expect(
      aMessageUpload(member, thread, { kind: 'audio', bytes: await filmBytes() }),
    ).rejects.toMatchObject({ code: 'voice_not_supported' })
  })

  it.each([
    ['image', 'image_too_large'],
    ['video', 'video_too_large'],
    ['audio', 'file_too_large'],
    ['file', 'file_too_large'],
  ] as const)('refuses as %s what is larger than 15 MB', async (kind, code) => {
    await expect(
      aMessageUpload(member, thread, { kind, bytes: Buffer.alloc(LIMIT + 1) }),
    ).rejects.toMatchObject({
      code,
      status: 413,
      problem: { params: { size: '15 MB' } },
    })
  })

  it('refuses levels that are none', async () => {
    const bytes = await voiceBytes()
    for (const peaks of [[101], [0.5], Array.from({ length: 65 }, () => 1)])
      await expect(aMessageUpload(member, thread, { kind: 'audio', bytes, peaks })).rejects.toMatchObject({
        code: 'invalid',
      })
  })

  it('is for members who may write in the thread', async () => {
    const other_app = await anApp()
    const stranger = await aMember(other_app)
    await expect(aMessageUpload(stranger, thread)).rejects.toMatchObject({ code: 'not_found' })
    await expect(aMessageUpload(member, newId())).rejects.toMatchObject({ code: 'not_found' })
    await expect(aMessageUpload(aGuest(app), thread)).rejects.toMatchObject({ code: 'unauthorized' })
    const sold = await aThread(app, { is_private: true })
    await expect(aMessageUpload(member, sold)).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('the address of a file', () => {
  it('works for those who are in the thread now, and for ten minutes', async () => {
    const [coach, leaver, outsider] = await Promise.all([aMember(app), aMember(app), aMember(app)])
    const group = await aGroup(coach, [leaver, await aMember(app)])
    const { url, thumb_url } = await aMessageUpload(coach, group)
    const statuses = async () =>
      Promise.all([coach, leaver, outsider, null].map(async (who) => (await open(url, who)).status))
    expect(await statuses()).toEqual([200, 200, 404, 404])
    expect((await open(url.split('?')[0] ?? '', coach)).status).toBe(404)
    const forged = (thumb_url ?? '').replace(/signature=./, (start) =>
      start.endsWith('A') ? 'signature=B' : 'signature=A',
    )
    expect((await open(forged, coach)).status).toBe(404)

    await api.inApp(app.id, (tx) =>
      tx.deleteFrom('thread_participants').where('user_id', '=', leaver.user_id).execute(),
    )
    expect(await statuses()).toEqual([200, 404, 404, 404])
    await expect(aMessageUpload(leaver, group)).rejects.toMatchObject({ code: 'not_found' })

    api.clock.advance(601_000)
    expect(await statuses()).toEqual([404, 404, 404, 404])
  })

  it('follows the page of its thread', async () => {
    const { url } = await aMessageUpload(member, thread)
    expect((await open(url, null)).status).toBe(200)
    const stranger = await aMember(await anApp())
    expect((await api.raw('GET', url, { host: `${stranger.slug}.localhost` })).status).toBe(404)
  })
})

describe('an upload that no message uses', () => {
  it('is deleted after a day with its bytes', async () => {
    const { id } = await aMessageUpload(member, thread)
    const [row] = await api.inApp(app.id, (tx) => findUploads(tx, thread, [id]))
    const key = row?.storage_key ?? ''
    await runJob(cleanMessageUploadsJob, app, {})
    expect(await api.services.storage.size(thumbKey(key))).not.toBe(null)
    api.clock.advance(DAY_MS + 1000)
    await runJob(cleanMessageUploadsJob, app, {})
    expect(await api.inApp(app.id, (tx) => findUploads(tx, thread, [id]))).toEqual([])
    await expect.poll(() => api.services.storage.size(key)).toBe(null)
    await expect.poll(() => api.services.storage.size(thumbKey(key))).toBe(null)
  })
})
