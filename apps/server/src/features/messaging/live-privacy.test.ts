import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ThreadEvent } from '@foyer/contract/messaging/shapes'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aMember } from '#test/factories/identity.ts'
import {
  aDirectThread,
  aGroup,
  aListener,
  aThread,
  postMessage,
  setMessaging,
  type Listener,
} from '#test/factories/messaging.ts'
import { aSecondServer, aServer, type TestServer } from '#test/harness.ts'

type Member = Awaited<ReturnType<typeof aMember>>

let api: TestServer
let app: TestApp
const listeners: Listener[] = []

beforeAll(async () => {
  api = await aServer()
  app = await anApp({ messaging: { member_to_member: true } })
})
afterEach(() => listeners.splice(0).forEach((listener) => listener.close()))

async function listenAs(member: Member, thread: string, port?: number): Promise<Listener> {
  const listener = await aListener(member, port)
  listeners.push(listener)
  await listener.listen(thread)
  return listener
}

const messagesOf = ({ events }: Listener) =>
  events.flatMap((event: ThreadEvent) => (event.type === 'message' ? [event.data.message] : []))

describe('live events of others', () => {
  it('name nobody who is hidden from the listener: neither who was added nor who is quoted', async () => {
    const [creator, reader, hidden, other] = await Promise.all(
      ['Maren', 'Tom', 'Rick Vance', 'Sofia'].map((name) => aMember(app, { name })),
    )
    if (!creator || !reader || !hidden || !other) throw new Error('Somebody is missing.')
    await api.as(reader).call('directory.blockMember', { user_id: hidden.user_id })
    const thread = await aGroup(creator, [reader, other])
    const listener = await listenAs(reader, thread)
    const witness = await listenAs(other, thread)
    await api.as(creator).call('messaging.addParticipants', { id: thread, user_ids: [hidden.user_id] })
    const { messages } = await postMessage(hidden, thread, 'Words that Tom must not read')
    const data = {
      action: 'publish',
      message: 'I agree',
      quote_ts: messages[0]?.message_ts ?? '',
    } as const
    await api.as(creator).call('messaging.postMessage', { id: thread, data })

    await expect.poll(() => messagesOf(listener).at(-1)?.message).toBe('I agree')
    expect(messagesOf(listener).at(-1)?.quote).toMatchObject({ is_gone: true, user: null, excerpt: '' })
    expect(messagesOf(listener)[0]?.notification).toMatchObject({ event: 'added', people: [] })
    const received = JSON.stringify(listener.frames)
    for (const secret of [hidden.user_id, 'Rick Vance', 'must not read'])
      expect(received).not.toContain(secret)

    await expect.poll(() => messagesOf(witness)).toHaveLength(3)
    expect(messagesOf(witness)[0]?.notification?.people).toMatchObject([{ name: 'Rick Vance' }])
    expect(messagesOf(witness).at(-1)?.quote).toMatchObject({ excerpt: 'Words that Tom must not read' })
  })
})

describe('an app that switches its chat off', () => {
  it('ends the subscriptions to conversations on all servers, and leaves those to pages', async () => {
    const chatting = await anApp({ messaging: { member_to_member: true } })
    const page = await aThread(chatting)
    const [one, two] = [await aMember(chatting), await aMember(chatting)]
    const direct = await aDirectThread(one, two)
    const second = await aSecondServer()
    const here = await listenAs(one, direct)
    const there = await listenAs(two, direct, second.port)
    const comments = await listenAs(two, page)
    const ended = { type: 'unsubscribed', channel: `thread:${direct}`, code: 'not_found' }

    await setMessaging(chatting, { is_chat_available: false })
    for (const listener of [here, there]) await expect.poll(() => listener.frames).toContainEqual(ended)
    await postMessage(one, page, 'Still here')
    await expect.poll(() => messagesOf(comments).map(({ message }) => message)).toEqual(['Still here'])
  })
})
