import { beforeAll, describe, expect, it } from 'vitest'
import type { InputOf } from '@foyer/contract'
import type { postMessage as call } from '@foyer/contract/messaging/post-message'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { filmBytes, pdfBytes, voiceBytes } from '#test/factories/files.ts'
import { aMember } from '#test/factories/identity.ts'
import { aListener, aMessageUpload, aThread } from '#test/factories/messaging.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { personalFiles } from '#platform/personal-data.ts'

let api: TestServer
let app: TestApp
let thread: string
let author: Awaited<ReturnType<typeof aMember>>
let reader: Awaited<ReturnType<typeof aMember>>

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
  thread = await aThread(app)
  author = await aMember(app)
  reader = await aMember(app)
})

type Publish = Omit<Extract<InputOf<typeof call>['data'], { action: 'publish' }>, 'action'>
const publish = (caller: Caller, data: Publish, id = thread) =>
  api.as(caller).call('messaging.postMessage', { id, data: { action: 'publish', ...data } })
const open = (address: string) => api.raw('GET', address, { host: `${app.slug}.localhost` })

describe('a message with files', () => {
  it('shows several pictures as one message before the text, to listeners too', async () => {
    const listener = await aListener({ ...reader, slug: app.slug })
    await listener.listen(thread)
    const image_ids = [(await aMessageUpload(author, thread)).id, (await aMessageUpload(author, thread)).id]
    const { messages } = await publish(author, { message: 'Week 1', image_ids, client_id: 'pictures' })
    expect(messages).toMatchObject([
      { message_type: 'image', image_ids, message: '', images: [{ width: 64, height: 48 }, {}] },
      { message_type: 'message', message: 'Week 1', images: [] },
    ])
    expect((await open(messages[0]?.image_urls[1] ?? '')).status).toBe(200)
    expect((await open(messages[0]?.images[1]?.thumb_url ?? '')).status).toBe(200)
    await expect
      .poll(() => listener.events.find(({ type }) => type === 'message'))
      .toMatchObject({ data: { message: { image_ids } } })
    const listed = await api.as(reader).call('messaging.listMessages', { id: thread })
    expect(listed.messages.find(({ message_type }) => message_type === 'image')?.image_ids).toEqual(image_ids)

    const again = await publish(author, { message: 'Week 1', image_ids, client_id: 'pictures' })
    expect(again.messages.map(({ message_ts }) => message_ts)).toEqual(
      messages.map(({ message_ts }) => message_ts),
    )
    listener.close()
  })

  it('shows a video, a voice note and a document', async () => {
    const video = await aMessageUpload(author, thread, { kind: 'video', bytes: await filmBytes() })
    const [film] = (await publish(author, { file_id: video.id })).messages
    expect(film).toMatchObject({ message_type: 'video', attachment_data: null })
    expect((await open(film?.video_url ?? '')).headers['content-type']).toBe('video/mp4')
    const { latest_message } = await api.as(author).call('messaging.getThread', { id: thread })
    expect((await open(latest_message?.video_url ?? '')).status).toBe(200)

    const voice = await aMessageUpload(author, thread, {
      ...{ kind: 'audio', bytes: await voiceBytes(), peaks: [1, 2] },
    })
    expect((await publish(author, { file_id: voice.id })).messages).toMatchObject([
      { message_type: 'attachment', attachment_data: { kind: 'audio', peaks: [1, 2], duration_ms: 2000 } },
    ])

    const plan = await aMessageUpload(author, thread, { kind: 'file', bytes: pdfBytes(), name: 'Plan.pdf' })
    const { messages } = await publish(author, { file_id: plan.id, message: 'https://example.com/a Read it' })
    expect(messages).toMatchObject([
      { attachment_data: { kind: 'file', title: 'Plan.pdf', content_type: 'application/pdf' } },
      { attachment_data: { kind: 'link' } },
      { message: 'Read it' },
    ])
  })

  it('takes uploads of the sender for this thread once', async () => {
    const { id } = await aMessageUpload(author, thread)
    const problem = (path: string) => ({
      code: 'invalid',
      problem: { errors: [{ path, code: 'unknown_upload' }] },
    })
    await expect(publish(reader, { image_ids: [id] })).rejects.toMatchObject(problem('data.image_ids.0'))
    await expect(publish(author, { image_ids: [id] }, await aThread(app))).rejects.toMatchObject(
      problem('data.image_ids.0'),
    )
    await expect(publish(author, { image_ids: [id, id] })).rejects.toMatchObject(problem('data.image_ids.1'))
    await expect(publish(author, { file_id: id })).rejects.toMatchObject(problem('data.file_id'))
    await publish(author, { image_ids: [id] })
    await expect(publish(author, { image_ids: [id], message: 'Again' })).rejects.toMatchObject(
      problem('data.image_ids'),
    )
    const { messages } = await api.as(author).call('messaging.listMessages', { id: thread })
    expect(messages.some(({ message }) => message === 'Again')).toBe(false)
  })

  it.each(['', '   ', '\u200B\u2060', '\u3164\u2800'])(
    'is refused without anything to see: %j',
    async (message) => {
      await expect(publish(author, { message })).rejects.toMatchObject({ code: 'message_is_empty' })
    },
  )

  it('loses its files when it is deleted, and all files with the account', async () => {
    const upload = await aMessageUpload(author, thread)
    const { messages } = await publish(author, { image_ids: [upload.id] })
    const filesOf = async (person: typeof author) => {
      const listed = api.services
        .need(personalFiles)
        .map((list) => list({ db: api.database.forApp(app.id) }, person))
      return (await Promise.all(listed)).flat().filter(({ name }) => name.includes(upload.id))
    }
    const files = await filesOf(author)
    expect(files.map(({ name }) => name)).toEqual([
      `message-${upload.id}.png`,
      `message-${upload.id}-small.webp`,
    ])
    expect(await filesOf(reader)).toEqual([])
    await api.as(author).call('messaging.postMessage', {
      id: thread,
      data: { action: 'delete', message_ts: messages[0]?.message_ts ?? '' },
    })
    for (const { storage_key } of files)
      await expect.poll(() => api.services.storage.size(storage_key)).toBe(null)
    expect(await filesOf(author)).toEqual([])
    expect((await open(upload.url)).status).toBe(404)
  })
})
