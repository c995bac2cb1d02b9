import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { ThreadEvent } from '@foyer/contract/messaging/shapes'
import { aMember } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aListener, aThread, postMessage, type Listener } from '#test/factories/messaging.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '../../platform/ids.ts'

let api: TestServer
let app: TestApp
const listeners: Listener[] = []

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})
afterEach(() => listeners.splice(0).forEach((reader) => reader.close()))

async function listenAs(member: Parameters<typeof aListener>[0]): Promise<Listener> {
  const reader = await aListener(member)
  listeners.push(reader)
  return reader
}

const textOf = (event: ThreadEvent) => (event.type === 'message' ? event.data.message.message : event.type)
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

it('delivers each message to both members, with the sender’s client_id', async () => {
  const thread = await aThread(app)
  const [one, two] = await Promise.all([aMember(app), aMember(app)])
  const [first, second] = [await listenAs(one), await listenAs(two)]
  await first.listen(thread)
  await second.listen(thread)
  await postMessage(one, thread, 'How was it?')
  await postMessage(two, thread, 'Heavy.')
  for (const { events } of [first, second]) {
    await vi.waitFor(() => expect(events.map(textOf)).toEqual(['How was it?', 'Heavy.']))
    expect(events[0]).toMatchObject({
      data: {
        client_id: expect.stringMatching(/^send-/) as string,
        message: { user: { user_id: one.user_id } },
      },
    })
    expect(JSON.stringify(events)).not.toContain('@example.com')
  }
})

it('delivers likes and deletions, and nothing for a repeat without effect', async () => {
  const thread = await aThread(app)
  const member = await aMember(app)
  const reader = await listenAs(member)
  await reader.listen(thread)
  const { messages } = await postMessage(member, thread, 'Look')
  const message_ts = messages[0]?.message_ts ?? ''
  for (const action of ['like', 'like', 'unlike', 'delete'] as const) {
    await api.as(member).call('messaging.postMessage', { id: thread, data: { action, message_ts } })
  }
  await vi.waitFor(() => expect(reader.events).toHaveLength(4))
  expect(reader.events.slice(1)).toEqual([
    {
      type: 'reaction',
      seq: 2,
      data: { message_ts, user_id: member.user_id, emoji: null, is_liked: true, reaction_count: 1 },
    },
    {
      type: 'reaction',
      seq: 3,
      data: { message_ts, user_id: member.user_id, emoji: null, is_liked: false, reaction_count: 0 },
    },
    { type: 'delete', seq: 4, data: { message_ts, user_id: member.user_id } },
  ])
})

it('loses and repeats nothing over disconnects, in order', async () => {
  const thread = await aThread(app)
  const [listener, ...writers] = await Promise.all([1, 2, 3, 4].map(() => aMember(app)))
  if (!listener) throw new Error('Nobody listens.')
  const received: ThreadEvent[] = []
  let reader = await listenAs(listener)
  await reader.listen(thread, 0)
  for (let round = 0; round < 4; round += 1) {
    const sends = writers.flatMap((writer) => [
      postMessage(writer, thread, `r${round} a`),
      postMessage(writer, thread, `r${round} b`),
    ])
    await sends[0]
    reader.close()
    received.push(...reader.events)
    reader = await listenAs(listener)
    await reader.listen(thread, received.at(-1)?.seq ?? 0)
    await Promise.all(sends)
  }
  await vi.waitFor(() => expect(received.length + reader.events.length).toBe(24))
  expect([...received, ...reader.events].map(({ seq }) => seq)).toEqual(upTo(24))
})

it('continues from where a list was read', async () => {
  const thread = await aThread(app)
  const member = await aMember(app)
  await postMessage(member, thread, 'Before')
  const { seq } = await api.as(member).call('messaging.listMessages', { id: thread })
  await postMessage(member, thread, 'Between')
  const reader = await listenAs(member)
  await reader.listen(thread, seq)
  await postMessage(member, thread, 'After')
  await vi.waitFor(() => expect(reader.events.map(textOf)).toEqual(['Between', 'After']))
})

it('never delivers the text of a deleted message to later listeners', async () => {
  const thread = await aThread(app)
  const member = await aMember(app)
  const { messages } = await postMessage(member, thread, 'A secret slip')
  const message_ts = messages[0]?.message_ts ?? ''
  await api.as(member).call('messaging.postMessage', { id: thread, data: { action: 'delete', message_ts } })
  const reader = await listenAs(member)
  await reader.listen(thread, 0)
  await vi.waitFor(() => expect(reader.events.map(({ type }) => type)).toEqual(['delete', 'delete']))
  expect(JSON.stringify(reader.frames)).not.toContain('secret')
})

it('delivers nothing to those who may not read the page', async () => {
  const locked = await aThread(app, { require_purchase: true, products: [newId()] })
  const hidden = await aThread(app, { is_private: true })
  const foreign = await aThread(await anApp())
  const reader = await listenAs(await aMember(app))
  for (const thread of [locked, hidden, foreign, newId(), 'no-id']) {
    await reader.listen(thread, 0)
    expect(reader.frames).toContainEqual({
      type: 'unsubscribed',
      channel: `thread:${thread}`,
      code: 'not_found',
    })
  }
})
