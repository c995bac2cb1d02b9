import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, it } from 'vitest'
import type { FileKind } from '@foyer/contract/media/shapes'
import { anApp, anOwner, type TestApp } from '#test/factories/apps.ts'
import {
  aFile,
  anUpload,
  aSample,
  filmBytes,
  pdfBytes,
  sendBytes,
  tusHeaders,
} from '#test/factories/files.ts'
import { aPicture } from '#test/factories/media.ts'
import { aTeamMember } from '#test/factories/identity.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { runJob } from '#test/factories/jobs.ts'
import { cleanUploadsJob } from '../jobs.ts'

let api: TestServer
let app: TestApp
beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})

const asOwner = (of = app) => api.as({ ...of.owner, slug: of.slug })
const start = (kind: FileKind, bytes: number, file_name = 'Film.mp4') =>
  asOwner().call('media.createUpload', { kind, bytes, file_name })
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { code: string; status: number; problem?: { params?: unknown } }) => error,
  )
const head = (url: string, of = app, caller = of.owner) =>
  api.raw('HEAD', url, { headers: tusHeaders(of, caller) })

/** Uploads bytes and finishes; the code of the refusal, or the type. */
async function tryFile(kind: FileKind, bytes: Buffer, file_name: string): Promise<string> {
  const upload = await start(kind, bytes.length, file_name)
  await sendBytes(app, app.owner, upload, bytes)
  return asOwner()
    .call('media.finishUpload', { id: upload.id })
    .then(
      ({ type }) => type,
      (error: { code: string }) => error.code,
    )
}

describe('an upload', () => {
  it('adds a video with its size and length, named after its file', async () => {
    const file = await aFile(app)
    expect(file).toMatchObject({
      kind: 'video',
      name: 'Morning flow',
      type: 'video/mp4',
      width: 320,
      height: 180,
      captions: [],
      poster: null,
    })
    expect(file.seconds).toBeCloseTo(2)
    const shown = await api.raw('GET', file.src, { host: `${app.slug}.localhost` })
    expect([shown.status, shown.headers['content-type'], shown.body.length]).toEqual([
      200,
      'video/mp4',
      file.bytes,
    ])
  })

  it('goes on where it was interrupted', async () => {
    const bytes = await filmBytes()
    const upload = await start('video', bytes.length)
    await sendBytes(app, app.owner, upload, bytes.subarray(0, 5000))
    expect((await head(upload.url)).headers['upload-offset']).toBe('5000')
    const wrong = await sendBytes(app, app.owner, upload, bytes.subarray(100), 100)
    expect(wrong.status).toBe(409)
    expect(await refusal(asOwner().call('media.finishUpload', { id: upload.id }))).toMatchObject({
      code: 'upload_incomplete',
      status: 409,
    })
    const rest = await sendBytes(app, app.owner, upload, bytes.subarray(5000), 5000)
    expect([rest.status, rest.headers['upload-offset']]).toEqual([204, String(bytes.length)])
    expect(await asOwner().call('media.finishUpload', { id: upload.id })).toMatchObject({ id: upload.id })
  })

  it('is finished once, however often that is asked', async () => {
    const { id } = await anUpload(app)
    const files = await Promise.all([1, 2, 3].map(() => asOwner().call('media.finishUpload', { id })))
    const again = await asOwner().call('media.finishUpload', { id })
    expect(new Set([...files, again].map((file) => file.id))).toEqual(new Set([id]))
    const { items } = await asOwner().call('media.listFiles', {})
    expect(items.filter((item) => item.id === id)).toHaveLength(1)
    expect(existsSync(join(api.services.config.data_dir, 'uploads', id))).toBe(false)
  })

  it.each([
    ['video', 2_147_483_649, { code: 'video_too_large', status: 413, problem: { params: { size: '2 GB' } } }],
    ['file', 2_147_483_649, { code: 'file_too_large', status: 413, problem: { params: { size: '2 GB' } } }],
    ['video', 0, { code: 'file_empty', status: 422 }],
  ] as const)('of kind %s and %i bytes is refused before it begins', async (kind, bytes, expected) => {
    expect(await refusal(start(kind, bytes))).toMatchObject(expected)
  })

  it('accepts no byte more than it named', async () => {
    const upload = await start('file', 10, 'Plan.pdf')
    const answer = await sendBytes(app, app.owner, upload, pdfBytes())
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(await refusal(asOwner().call('media.finishUpload', { id: upload.id }))).not.toBeNull()
  })

  it('is deleted with its bytes when it is cancelled', async () => {
    const upload = await anUpload(app)
    await asOwner().call('media.cancelUpload', { id: upload.id })
    expect((await head(upload.url)).status).toBe(404)
    expect(await refusal(asOwner().call('media.finishUpload', { id: upload.id }))).toMatchObject({
      status: 404,
    })
    expect(existsSync(join(api.services.config.data_dir, 'uploads', upload.id))).toBe(false)
  })

  it('is deleted when it was not finished within a day', async () => {
    const own = await anApp()
    const upload = await anUpload(own)
    await api.inApp(own.id, (tx) =>
      tx
        .updateTable('media_uploads')
        .set({ expires_at: new Date(api.clock.now().getTime() - 1000) })
        .where('id', '=', upload.id)
        .execute(),
    )
    expect((await head(upload.url, own)).status).toBe(404)
    await runJob(cleanUploadsJob, own, {})
    expect(existsSync(join(api.services.config.data_dir, 'uploads', upload.id))).toBe(false)
  })

  it('belongs to who started it: nobody else of the team, no other team and no guest sends or finishes it', async () => {
    const { bytes } = await aSample('video')
    const upload = await start('video', bytes.length)
    const colleague = await aTeamMember(app, { role: 'admin' })
    const stranger = await anOwner()
    const elsewhere = await anApp()
    const callers = [colleague, stranger, elsewhere.owner, { token: 'x'.repeat(43) }]
    for (const caller of callers) {
      expect((await sendBytes(app, caller, upload, bytes)).status).toBeGreaterThanOrEqual(401)
      const refused = await refusal(
        api.as({ ...caller, slug: app.slug }).call('media.finishUpload', { id: upload.id }),
      )
      expect([401, 404]).toContain(refused?.status)
    }
    expect((await sendBytes(elsewhere, elsewhere.owner, upload, bytes)).status).toBe(404)
    expect((await head(upload.url)).headers['upload-offset']).toBe('0')
  })

  it('is written by one request at a time', async () => {
    const bytes = Buffer.alloc(400_000, 'a')
    const upload = await start('file', bytes.length, 'Notes.txt')
    const answers = await Promise.all([1, 2, 3].map(() => sendBytes(app, app.owner, upload, bytes)))
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    expect((await head(upload.url)).headers['upload-offset']).toBe(String(bytes.length))
  })
})

describe('the type of a file', () => {
  it.each([
    ['video', async () => filmBytes({ has_sound: false }), 'Silent.mp4', 'video/mp4'],
    ['video', async () => filmBytes({ codec: 'vp9' }), 'Film.mp4', 'video_not_supported'],
    ['video', async () => pdfBytes(), 'Film.mp4', 'invalid_video_type'],
    ['video', async () => Buffer.from('no video'), 'Film.mp4', 'invalid_video_type'],
    ['video', async () => (await aSample('audio')).bytes, 'Film.mp4', 'invalid_video_type'],
    ['audio', async () => (await aSample('audio')).bytes, 'Breathing.wav', 'audio/mpeg'],
    ['audio', async () => Buffer.from('no audio'), 'Breathing.mp3', 'invalid_audio_type'],
    ['file', async () => pdfBytes(), 'Plan.exe', 'application/pdf'],
    ['file', async () => Buffer.from('a,b\n1,2'), 'Table.csv', 'text/csv'],
    ['file', async () => Buffer.from('<script>alert(1)</script>'), 'page.html', 'text/plain'],
    ['file', async () => Buffer.from('MZ\u0000\u0001\u0002'), 'Plan.pdf', 'invalid_file_type'],
  ] as const)('of a %s is read from its bytes', async (kind, bytes, file_name, expected) => {
    expect(await tryFile(kind, await bytes(), file_name)).toBe(expected)
  })
})

describe('the files of a library', () => {
  it('are listed by kind and name, those of one app only', async () => {
    const own = await anApp()
    await aFile(own, 'video', 'Sun salutation')
    await aFile(own, 'audio', 'Breathing')
    await aFile(own, 'file', 'Plan')
    await aPicture(own)
    const names = async (input: { kinds?: string; term?: string }) =>
      (await asOwner(own).call('media.listFiles', input)).items.map(({ name }) => name)
    expect(await names({})).toEqual(['Plan', 'Breathing', 'Sun salutation'])
    expect(await names({ kinds: 'video,audio' })).toEqual(['Breathing', 'Sun salutation'])
    expect(await names({ term: 'plan' })).toEqual(['Plan'])
    expect((await asOwner(own).call('media.listMedia', {})).items).toHaveLength(1)
    expect((await asOwner(await anApp()).call('media.listFiles', {})).items).toEqual([])
  })

  it('get another name and a poster from the own library only', async () => {
    const { id } = await aFile(app)
    const poster = await aPicture(app)
    const changed = await asOwner().call('media.updateFile', { id, name: 'Evening', poster_id: poster.id })
    expect(changed).toMatchObject({ name: 'Evening', poster: { id: poster.id } })
    const foreign = await aPicture(await anApp())
    expect(await refusal(asOwner().call('media.updateFile', { id, poster_id: foreign.id }))).toMatchObject({
      status: 422,
    })
    const elsewhere = await anApp()
    expect(await refusal(asOwner(elsewhere).call('media.updateFile', { id, name: 'Mine' }))).toMatchObject({
      status: 404,
    })
    expect(await refusal(asOwner().call('media.deleteMedia', { id: poster.id }))).toMatchObject({
      code: 'media_in_use',
    })
    expect(await asOwner().call('media.updateFile', { id, poster_id: null })).toMatchObject({ poster: null })
    await asOwner().call('media.deleteMedia', { id: poster.id })
  })

  it('are no pictures', async () => {
    const { id } = await aFile(app)
    expect(await refusal(asOwner().call('media.updateMedia', { id, alt: 'x' }))).toMatchObject({
      status: 404,
    })
  })
})

describe('captions', () => {
  const SRT =
    '1\r\n00:00:01,000 --> 00:00:02,500\r\nBreathe in\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\nAnd out\r\n'
  const send = (id: string, text: string, input: { locale?: string; label?: string } = {}, of = app) =>
    asOwner(of).call(
      'media.setCaptions',
      { id, locale: 'en', label: 'English', ...input },
      { file: new Blob([text]) },
    )

  it('are stored as WebVTT, replaced and deleted', async () => {
    const { id } = await aFile(app)
    expect((await send(id, SRT)).captions).toEqual([{ locale: 'en', label: 'English' }])
    const [row] = await api.inApp(app.id, (tx) =>
      tx.selectFrom('media_captions').select('storage_key').where('media_id', '=', id).execute(),
    )
    const stored = await api.services.storage.get(row?.storage_key ?? '')
    const text = stored ? (await buffer(stored.stream)).toString() : ''
    expect(text).toContain('WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.500\nBreathe in')
    expect(
      (await send(id, 'WEBVTT\n\n00:01.000 --> 00:02.000\nIn', { locale: 'de', label: 'Deutsch' })).captions,
    ).toHaveLength(2)
    expect((await send(id, SRT, { label: 'English (UK)' })).captions[1]).toEqual({
      locale: 'en',
      label: 'English (UK)',
    })
    const left = await asOwner().call('media.deleteCaptions', { id, locale: 'en' })
    expect(left.captions).toEqual([{ locale: 'de', label: 'Deutsch' }])
  })

  it('are refused where they are none, and for files of others', async () => {
    const { id } = await aFile(app)
    expect(await refusal(send(id, 'Breathe in'))).toMatchObject({ code: 'captions_invalid' })
    expect(await refusal(send(id, '\u0000\u0001'))).toMatchObject({ code: 'captions_invalid' })
    expect(await refusal(send(id, `${SRT}${'x'.repeat(1_048_577)}`))).toMatchObject({ status: 413 })
    expect(await refusal(send(id, SRT, {}, await anApp()))).toMatchObject({ status: 404 })
    const { id: document } = await aFile(app, 'file')
    expect(await refusal(send(document, SRT))).toMatchObject({ status: 404 })
    expect(await refusal(asOwner().call('media.deleteCaptions', { id, locale: 'en' }))).toMatchObject({
      status: 404,
    })
  })
})
