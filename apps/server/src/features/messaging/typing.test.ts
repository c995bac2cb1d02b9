import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { typingEvent } from '@foyer/contract/messaging/shapes'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aMember } from '#test/factories/identity.ts'
import {
  aDirectThread,
  aGroup,
  aListener,
  aThread,
  setMessaging,
  type Listener,
} from '#test/factories/messaging.ts'
import { aServer, type TestServer } from '#test/harness.ts'

let api: TestServer
let app: TestApp
const listeners: Listener[] = []

beforeAll(async () => {
  api = await aServer()
  app = await anApp({ messaging: { member_to_member: true, shows_typing: true } })
})
afterEach(() => listeners.splice(0).forEach((reader) => reader.close()))

async function listenAs(member: Parameters<typeof aListener>[0], thread: string): Promise<Listener> {
  const reader = await aListener(member)
  listeners.push(reader)
  await reader.listenToTyping(thread)
  return reader
}

const people = (count: number, of = app) => Promise.all(Array.from({ length: count }, () => aMember(of)))
const isRefused = ({ frames }: Listener) =>
  frames.some((frame) => frame.type === 'unsubscribed' && frame.code === 'not_found')
const typed = ({ frames }: Listener) =>
  frames.flatMap((frame) =>
    frame.type === 'events' && frame.channel.startsWith('typing:')
      ? frame.events.map((event) => typingEvent.parse(event).data.user_id)
      : [],
  )

it('says who is writing to the others in a conversation, once in a while, and stores nothing', async () => {
  const [one, two] = await people(2)
  if (!one || !two) throw new Error('Nobody is there.')
  const thread = await aDirectThread(one, two)
  const [writer, reader] = [await listenAs(one, thread), await listenAs(two, thread)]
  for (let n = 0; n < 5; n += 1) writer.type(thread)
  await vi.waitFor(() => expect(typed(reader)).toEqual([one.user_id]))
  reader.type(thread)
  await vi.waitFor(() => expect(typed(writer)).toEqual([one.user_id, two.user_id]))
  expect(typed(reader)).toEqual([one.user_id, two.user_id])
  const { seq } = await api.as(one).call('messaging.getThread', { id: thread })
  expect(seq).toBe(0)
})

it('is not seen by those from whom the writer is hidden', async () => {
  const [writer, friend, apart] = await people(3)
  if (!writer || !friend || !apart) throw new Error('Nobody is there.')
  const group = await aGroup(writer, [friend, apart])
  await api.as(apart).call('directory.blockMember', { user_id: writer.user_id })
  const [from, to, blocker] = [
    await listenAs(writer, group),
    await listenAs(friend, group),
    await listenAs(apart, group),
  ]
  from.type(group)
  await vi.waitFor(() => expect(typed(to)).toEqual([writer.user_id]))
  blocker.type(group)
  await vi.waitFor(() => expect(typed(to)).toEqual([writer.user_id, apart.user_id]))
  expect(typed(blocker)).toEqual([apart.user_id])
  expect(typed(from)).toEqual([writer.user_id])
})

it('is for people of the conversation alone, and not for comments', async () => {
  const [one, two, stranger] = await people(3)
  if (!one || !two || !stranger) throw new Error('Nobody is there.')
  const thread = await aDirectThread(one, two)
  const elsewhere = await aMember(await anApp({ messaging: { shows_typing: true } }))
  expect(isRefused(await listenAs(stranger, thread))).toBe(true)
  expect(isRefused(await listenAs(elsewhere, thread))).toBe(true)
  expect(isRefused(await listenAs(one, await aThread(app)))).toBe(true)
  const reader = await listenAs(two, thread)
  const unheard = await aListener(stranger)
  listeners.push(unheard)
  unheard.type(thread)
  const writer = await listenAs(one, thread)
  writer.type(thread)
  await vi.waitFor(() => expect(typed(reader)).toEqual([one.user_id]))
})

it('needs the setting of the app, and ends with it', async () => {
  const other = await anApp({ messaging: { member_to_member: true } })
  const [one, two] = await people(2, other)
  if (!one || !two) throw new Error('Nobody is there.')
  const thread = await aDirectThread(one, two)
  expect(isRefused(await listenAs(one, thread))).toBe(true)
  await setMessaging(other, { shows_typing: true })
  const [writer, reader] = [await listenAs(one, thread), await listenAs(two, thread)]
  expect(isRefused(writer)).toBe(false)
  await setMessaging(other, { shows_typing: false })
  writer.type(thread)
  // The answers to later frames show that the signal has been handled.
  await writer.listen(thread)
  await reader.listen(thread)
  expect(typed(reader)).toEqual([])
  expect(isRefused(await listenAs(two, thread))).toBe(true)
})

it('is not shown in a conversation of more than fifty people', async () => {
  const [one, two] = await people(2)
  if (!one || !two) throw new Error('Nobody is there.')
  const group = await aGroup(one, [two])
  const setCount = (participant_count: number) =>
    api.inApp(app.id, (tx) =>
      tx
        .updateTable('threads')
        .set({ participant_count })
        .where('app_id', '=', app.id)
        .where('id', '=', group)
        .execute(),
    )
  await setCount(51)
  expect(isRefused(await listenAs(two, group))).toBe(true)
  await setCount(50)
  expect(isRefused(await listenAs(two, group))).toBe(false)
})
