import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aMember } from '#test/factories/identity.ts'
import { runJob } from '#test/factories/jobs.ts'
import { aMessageUpload, aThread } from '#test/factories/messaging.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { personalFiles } from '#platform/personal-data.ts'
import { clearReportsJob } from '../moderation-jobs.ts'

const DAY_MS = 86_400_000

let api: TestServer
let app: TestApp
let thread: string
let owner: Caller
let author: Awaited<ReturnType<typeof aMember>>
let reader: Awaited<ReturnType<typeof aMember>>

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
  thread = await aThread(app)
  owner = { ...app.owner, slug: app.slug }
  author = await aMember(app, { name: 'Rick Vance' })
  reader = await aMember(app, { name: 'Tom Hollis' })
})

const fetchFile = (address: string, by: Caller | null) =>
  api.raw('GET', address, {
    host: `${app.slug}.localhost`,
    headers: by?.token === undefined ? {} : { 'x-user-token': by.token },
  })
const statusOf = async (address: string, by: Caller | null = null) => (await fetchFile(address, by)).status
const isStored = async (keys: readonly string[]) =>
  (await Promise.all(keys.map((key) => api.services.storage.size(key)))).map((size) => size !== null)

/** A message with a picture, as a reader sees it. */
async function aPictureMessage() {
  const upload = await aMessageUpload(author, thread)
  const data = { action: 'publish' as const, image_ids: [upload.id] }
  const { messages } = await api.as(author).call('messaging.postMessage', { id: thread, data })
  const ts = messages[0]?.message_ts ?? ''
  const shown = await api.as(reader).call('messaging.getMessage', { id: thread, ts })
  const listed = api.services
    .need(personalFiles)
    .map((list) => list({ db: api.database.forApp(app.id) }, author))
  const files = (await Promise.all(listed)).flat().filter(({ name }) => name.includes(upload.id))
  return { ts, url: shown.image_urls[0] ?? '', keys: files.map(({ storage_key }) => storage_key) }
}

async function aReportedPicture() {
  const picture = await aPictureMessage()
  await api.as(reader).call('messaging.reportMessage', { id: thread, ts: picture.ts, reason: 'spam' })
  const { cases } = await api.as(owner).call('messaging.listReports', {})
  return { ...picture, id: cases[0]?.id ?? '' }
}

const deleteAsAuthor = (message_ts: string) =>
  api.as(author).call('messaging.postMessage', { id: thread, data: { action: 'delete', message_ts } })
const decide = (id: string, action: 'keep' | 'hide' | 'delete') =>
  api.as(owner).call('messaging.decideReport', { id, data: { action } })
const pictureOfCase = async (id: string) =>
  (await api.as(owner).call('messaging.openReport', { id })).message.image_urls[0] ?? ''

/** Lets the time pass in which a decision can be undone. */
async function clearLater(): Promise<void> {
  api.clock.advance(31 * DAY_MS)
  await runJob(clearReportsJob, app, {})
}

describe('the files of a deleted message', () => {
  it('are deleted at once without a case', async () => {
    const { ts, url, keys } = await aPictureMessage()
    expect(await statusOf(url, reader)).toBe(200)
    await deleteAsAuthor(ts)
    await expect.poll(() => isStored(keys)).toEqual([false, false])
    expect(await statusOf(url, reader)).toBe(404)
  })

  it('stay for the team while a case is open, and for nobody else, until the case is cleared', async () => {
    const { id, ts, url, keys } = await aReportedPicture()
    await deleteAsAuthor(ts)
    expect(await statusOf(await pictureOfCase(id))).toBe(200)
    for (const person of [reader, author, null]) expect(await statusOf(url, person)).toBe(404)
    expect(await isStored(keys)).toEqual([true, true])

    await decide(id, 'hide')
    expect(await statusOf(await pictureOfCase(id))).toBe(200)
    const address = await pictureOfCase(id)
    await clearLater()
    await expect.poll(() => isStored(keys)).toEqual([false, false])
    expect(await pictureOfCase(id)).toBe('')
    expect(await statusOf(address)).toBe(404)
  })

  it('stay with a hidden message, whose earlier addresses no longer work', async () => {
    const { id, ts, url, keys } = await aReportedPicture()
    await decide(id, 'hide')
    expect(await statusOf(url, reader)).toBe(404)
    await deleteAsAuthor(ts)
    expect(await isStored(keys)).toEqual([true, true])
    await decide(id, 'delete')
    await expect.poll(() => isStored(keys)).toEqual([false, false])
  })

  it('are deleted when the team deletes the message, whoever was first', async () => {
    const one = await aReportedPicture()
    await decide(one.id, 'delete')
    await expect.poll(() => isStored(one.keys)).toEqual([false, false])
    const other = await aReportedPicture()
    await deleteAsAuthor(other.ts)
    await decide(other.id, 'delete')
    await expect.poll(() => isStored(other.keys)).toEqual([false, false])
  })

  it('stay with a message that the team keeps, whose case is cleared', async () => {
    const { id, ts, keys } = await aReportedPicture()
    await decide(id, 'keep')
    await clearLater()
    expect(await isStored(keys)).toEqual([true, true])
    const shown = await api.as(reader).call('messaging.getMessage', { id: thread, ts })
    expect(await statusOf(shown.image_urls[0] ?? '', reader)).toBe(200)
  })
})
