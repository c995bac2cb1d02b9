import { beforeAll, describe, expect, it } from 'vitest'
import type { InputOf } from '@foyer/contract'
import type { postMessage as call } from '@foyer/contract/messaging/post-message'
import { formatMention } from '@foyer/domain/messaging'
import { aMember } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aListener, aThread, postMessage } from '#test/factories/messaging.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

let api: TestServer
let app: TestApp
let thread: string
let author: Awaited<ReturnType<typeof aMember>>
let reader: Awaited<ReturnType<typeof aMember>>

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
  thread = await aThread(app)
  author = await aMember(app, { name: 'Priya Raman' })
  reader = await aMember(app, { name: 'Jo Okereke' })
})

type Input = InputOf<typeof call>['data']
const act = (caller: Caller, data: Input, id = thread) =>
  api.as(caller).call('messaging.postMessage', { id, data })
const get = (caller: Caller, ts: string, id = thread) =>
  api.as(caller).call('messaging.getMessage', { id, ts })
const pin = (caller: Caller, message_ts: string, pinned = true) =>
  api.as(caller).call('messaging.pinMessage', { id: thread, pinned, message_ts })
const block = (caller: Caller, user_id: string) => api.as(caller).call('directory.blockMember', { user_id })

async function aMessage(by: Caller = author, text = 'Felt good.'): Promise<string> {
  const { messages } = await postMessage(by, thread, text)
  return messages[0]?.message_ts ?? ''
}

describe('edit', () => {
  it('changes the words of an own message, marks it and tells listeners', async () => {
    const listener = await aListener({ ...reader, slug: app.slug })
    await listener.listen(thread)
    const message_ts = await aMessage()
    const { messages } = await act(author, { action: 'edit', message_ts, message: 'Felt <great>.' })
    expect(messages).toMatchObject([
      { message: 'Felt &lt;great&gt;.', edited_at: expect.any(String) as string },
    ])
    expect(await get(reader, message_ts)).toMatchObject({ message: 'Felt &lt;great&gt;.' })
    await expect
      .poll(() => listener.events.at(-1))
      .toMatchObject({
        type: 'update',
        data: { message: { message_ts, message: 'Felt &lt;great&gt;.' } },
      })
    listener.close()
  })

  it('is refused to everybody else, admins too, and for what is gone', async () => {
    const message_ts = await aMessage()
    const change = { action: 'edit', message_ts, message: 'Mine' } as const
    await expect(act(reader, change)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(act(await aMember(app, { is_admin: true }), change)).rejects.toMatchObject({
      code: 'forbidden',
    })
    await act(author, { action: 'delete', message_ts })
    await expect(act(author, change)).rejects.toMatchObject({ code: 'message_not_found' })
    await expect(act(author, { ...change, message: '\u200B' })).rejects.toMatchObject({
      code: 'invalid',
    })
  })
})

describe('reactions', () => {
  it('are one of each emoji and person, beside likes', async () => {
    const message_ts = await aMessage()
    await act(reader, { action: 'react', message_ts, emoji: '👍🏽' })
    await act(reader, { action: 'react', message_ts, emoji: '👍' })
    await act(author, { action: 'react', message_ts, emoji: '🔥' })
    await act(author, { action: 'like', message_ts })
    expect(await get(reader, message_ts)).toMatchObject({
      reaction_count: 1,
      reactions: [
        { emoji: '👍', count: 1, is_mine: true },
        { emoji: '🔥', count: 1, is_mine: false },
      ],
    })
    const { messages } = await act(reader, { action: 'unreact', message_ts, emoji: '👍' })
    expect(messages[0]?.reactions).toEqual([{ emoji: '🔥', count: 1, is_mine: false }])
    await expect(act(reader, { action: 'react', message_ts, emoji: 'ab' })).rejects.toMatchObject({
      code: 'invalid',
    })
  })

  it('are listed with their people, without hidden ones', async () => {
    const message_ts = await aMessage()
    const [fan, foe] = await Promise.all([aMember(app, { name: 'Fan' }), aMember(app, { name: 'Foe' })])
    await act(fan, { action: 'react', message_ts, emoji: '🔥' })
    await act(foe, { action: 'react', message_ts, emoji: '🔥' })
    await act(foe, { action: 'like', message_ts })
    await block(reader, foe.user_id)
    const listed = await api.as(reader).call('messaging.listMessageReactions', { id: thread, ts: message_ts })
    expect(listed).toMatchObject({ items: [{ user: { name: 'Fan' }, emoji: '🔥' }], has_more: false })
    expect(await get(reader, message_ts)).toMatchObject({
      reaction_count: 0,
      reactions: [{ emoji: '🔥', count: 1, is_mine: false }],
    })
  })
})

describe('a message', () => {
  it('is unknown once deleted, and by a person who is hidden', async () => {
    const message_ts = await aMessage()
    await act(author, { action: 'delete', message_ts })
    await expect(get(reader, message_ts)).rejects.toMatchObject({ code: 'not_found' })
    const foe = await aMember(app)
    const hidden_ts = await aMessage(foe)
    await block(reader, foe.user_id)
    await expect(get(reader, hidden_ts)).rejects.toMatchObject({ code: 'not_found' })
    await expect(act(reader, { action: 'react', message_ts: hidden_ts, emoji: '🔥' })).rejects.toMatchObject({
      code: 'message_not_found',
    })
  })

  it('is unknown to another app', async () => {
    const message_ts = await aMessage()
    const stranger = await aMember(await anApp())
    await expect(get(stranger, message_ts)).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('quotes and mentions', () => {
  it('holds the quoted message by its number, so that deleting it deletes the quote', async () => {
    const message_ts = await aMessage(author, 'Keep the bar close.')
    const { messages } = await act(reader, { action: 'publish', message: 'This!', quote_ts: message_ts })
    const own_ts = messages[0]?.message_ts ?? ''
    expect(messages[0]?.quote).toMatchObject({ message_ts, excerpt: 'Keep the bar close.', is_gone: false })
    await act(author, { action: 'delete', message_ts })
    expect((await get(reader, own_ts)).quote).toEqual({
      message_ts,
      message_type: 'message',
      excerpt: '',
      user: null,
      is_gone: true,
    })
    await expect(
      act(reader, { action: 'publish', message: 'This!', quote_ts: message_ts }),
    ).rejects.toMatchObject({ code: 'quote_not_found' })
  })

  it('stores the ids of those who are named and may read, and no others', async () => {
    const text = `${formatMention(author.name)}, look`
    const send = {
      action: 'publish' as const,
      message: text,
      mention_ids: [author.user_id, reader.user_id, newId()],
    }
    const { messages } = await act(reader, send)
    expect(messages[0]?.mentions).toEqual([{ user_id: author.user_id, name: author.name }])
  })
})

describe('pins', () => {
  it('are for admins on pages, listed apart, and end with the message', async () => {
    const admin = await aMember(app, { is_admin: true })
    const message_ts = await aMessage()
    await expect(pin(author, message_ts)).rejects.toMatchObject({ code: 'forbidden' })
    const { message } = await pin(admin, message_ts)
    expect(message).toMatchObject({ pinned_at: expect.any(String) as string, abilities: { pin: true } })
    const pinned = () => api.as(reader).call('messaging.listMessages', { id: thread, is_pinned: true })
    expect((await pinned()).messages.map((one) => one.message_ts)).toEqual([message_ts])
    await pin(admin, message_ts, false)
    expect((await pinned()).messages).toEqual([])
    await pin(admin, message_ts)
    await act(author, { action: 'delete', message_ts })
    expect((await pinned()).messages).toEqual([])
  })
})
