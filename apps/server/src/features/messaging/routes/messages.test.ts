import { beforeAll, describe, expect, it } from 'vitest'
import { aGrant } from '#test/factories/access.ts'
import { aGuest, aMember, aUser } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aThread, postMessage } from '#test/factories/messaging.ts'
import { aPage, publishApp } from '#test/factories/pages.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

let api: TestServer
let app: TestApp
let open: string
const product_id = newId()
const bought = { require_purchase: true, products: [product_id] }

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
  open = await aThread(app)
})

type Action = { action: 'delete' | 'like' | 'unlike'; message_ts: string }
const postAction = (caller: Caller, id: string, data: Action) =>
  api.as(caller).call('messaging.postMessage', { id, data })
const list = (caller: Caller, id: string, options: object = {}) =>
  api.as(caller).call('messaging.listMessages', { id, ...options })
const read = (caller: Caller, id: string) => api.as(caller).call('messaging.getThread', { id })

describe('publish', () => {
  it('writes a message that everyone who may open the page reads', async () => {
    const thread = await aThread(app)
    const member = await aMember(app, { name: 'Priya Raman' })
    const { messages, seq } = await postMessage(member, thread, 'Three seconds down felt long.')
    expect(seq).toBe(1)
    expect(messages).toMatchObject([
      {
        message_thread_id: thread,
        message: 'Three seconds down felt long.',
        message_type: 'message',
        is_liked: false,
        reaction_count: 0,
        user: { user_id: member.user_id, name: 'Priya Raman', is_admin: false },
        abilities: { delete: true, like: true, reply: false },
      },
    ])
    expect(JSON.stringify(messages)).not.toContain(member.email)
    const other = await list(await aMember(app), thread)
    expect(other.messages).toEqual([
      {
        ...messages[0],
        abilities: { ...messages[0]?.abilities, delete: false, edit: false, reply: true, report: true },
      },
    ])
    const guest = await list(aGuest(app), thread)
    expect(guest.messages[0]?.abilities).toMatchObject({ delete: false, like: false, reply: false })
  })

  it('creates attachments from the links around a text', async () => {
    const member = await aMember(app)
    const { messages } = await postMessage(
      member,
      open,
      'https://a.example/x look at this https://b.example/y',
    )
    expect(messages.map((m) => [m.message_type, m.message, m.attachment_data?.url ?? null])).toEqual([
      ['attachment', '', 'https://a.example/x'],
      ['message', 'look at this', null],
      ['attachment', '', 'https://b.example/y'],
    ])
    const [a, b, c] = messages.map((m) => BigInt(m.message_ts))
    expect(a !== undefined && b !== undefined && c !== undefined && a < b && b < c).toBe(true)
  })

  it('escapes brackets and retains mentions', async () => {
    const { messages } = await postMessage(await aMember(app), open, '<b>5 & 3</b> says <@Priya Raman>')
    expect(messages[0]?.message).toBe('&lt;b&gt;5 &amp; 3&lt;/b&gt; says <@Priya Raman>')
  })

  it('takes odd characters as they are', async () => {
    const text = 'null \u200d\u{1F469}\u200d\u{1F4BB} \' " \\ $1 {} שלום'
    const { messages } = await postMessage(await aMember(app), open, text)
    expect(messages[0]?.message).toBe(text)
  })

  it('drops overrides of the text direction, which would turn what stands around them', async () => {
    const { messages } = await postMessage(await aMember(app), open, 'to \u202eanaD\u202c, \u2067hello')
    expect(messages[0]?.message).toBe('to anaD, hello')
  })

  it('writes what is sent twice under one name once, in sequence and side by side', async () => {
    const thread = await aThread(app)
    const member = await aMember(app)
    const data = { action: 'publish' as const, message: 'Only once', client_id: 'mine' }
    const send = () => api.as(member).call('messaging.postMessage', { id: thread, data })
    const [first, ...rest] = await Promise.all([send(), send(), send()])
    for (const again of [...rest, await send()]) expect(again).toEqual(first)
    expect((await list(member, thread)).messages).toHaveLength(1)
    expect(await postMessage(await aMember(app), thread, 'Next')).toMatchObject({ seq: 2 })
  })

  it('writes one without a name once for each idempotency key', async () => {
    const thread = await aThread(app)
    const member = await aMember(app)
    const input = { id: thread, data: { action: 'publish' as const, message: 'Keyed' } }
    const send = () => api.as(member).call('messaging.postMessage', input, { idempotency_key: 'key-1' })
    expect(await send()).toEqual(await send())
    expect((await list(member, thread)).messages).toHaveLength(1)
  })

  it('does not restore a deleted message when it is sent again', async () => {
    const thread = await aThread(app)
    const member = await aMember(app)
    const data = { action: 'publish' as const, message: 'Regret', client_id: 'r' }
    const sent = await api.as(member).call('messaging.postMessage', { id: thread, data })
    await postAction(member, thread, { action: 'delete', message_ts: sent.messages[0]?.message_ts ?? '' })
    const again = await api.as(member).call('messaging.postMessage', { id: thread, data })
    expect(again.messages).toEqual([])
    expect((await list(member, thread)).messages).toEqual([])
  })

  it('has rising times and a log without gaps under fifty parallel sends', async () => {
    const thread = await aThread(app)
    const members = await Promise.all(Array.from({ length: 10 }, () => aMember(app)))
    const sends = members.flatMap((member) =>
      Array.from({ length: 5 }, (_, index) => postMessage(member, thread, `Set ${index}`)),
    )
    const sent = await Promise.all(sends)
    expect(sent.map(({ seq }) => seq).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 50 }, (_, i) => i + 1),
    )
    const { messages, seq } = await list(aGuest(app), thread, { order: 'asc', limit: 100 })
    expect(seq).toBe(50)
    const stamps = messages.map((message) => BigInt(message.message_ts))
    expect(stamps).toHaveLength(50)
    expect(stamps.every((ts, index) => index === 0 || ts > (stamps[index - 1] ?? 0n))).toBe(true)
    const rows = await api.inApp(app.id, (tx) =>
      tx
        .selectFrom('messages')
        .select(['seq', 'message_ts'])
        .where('thread_id', '=', thread)
        .orderBy('seq')
        .execute(),
    )
    expect(rows.map((row) => Number(row.seq))).toEqual(Array.from({ length: 50 }, (_, i) => i + 1))
    expect(rows.map((row) => BigInt(row.message_ts))).toEqual(stamps)
    expect(await read(aGuest(app), thread)).toMatchObject({ message_count: 50, total_count_participants: 10 })
  })

  it('refuses an empty text, one that is too long, and an action that it does not know', async () => {
    const member = await aMember(app)
    await expect(postMessage(member, open, '   ')).rejects.toMatchObject({ status: 422 })
    await expect(postMessage(member, open, '\u200b\u3164\n\u2800')).rejects.toMatchObject({ status: 422 })
    await expect(postMessage(member, open, 'x'.repeat(4001))).rejects.toMatchObject({ status: 422 })
    const data = { action: 'pin', message_ts: '1' } as never
    await expect(api.as(member).call('messaging.postMessage', { id: open, data })).rejects.toMatchObject({
      status: 422,
    })
  })
})

describe('who may', () => {
  it('refuses guests and users who wait for approval', async () => {
    await expect(postMessage(aGuest(app), open, 'Hello')).rejects.toMatchObject({ status: 401 })
    await expect(postMessage(await aUser(app), open, 'Hello')).rejects.toMatchObject({ status: 403 })
  })

  it('shuts the thread of a page that must be bought, and opens it with the purchase', async () => {
    const thread = await aThread(app, bought)
    const member = await aMember(app)
    for (const caller of [member, aGuest(app)]) {
      await expect(list(caller, thread)).rejects.toMatchObject({ status: 403, code: 'forbidden' })
      await expect(read(caller, thread)).rejects.toMatchObject({ status: 403 })
    }
    await expect(postMessage(member, thread, 'Let me in')).rejects.toMatchObject({ status: 403 })
    await expect(postAction(member, thread, { action: 'like', message_ts: '1' })).rejects.toMatchObject({
      status: 403,
    })
    await expect(api.as(member).call('messaging.getMentionable', { id: thread })).rejects.toMatchObject({
      status: 403,
    })
    await expect(
      api.as(member).call('messaging.markThreadRead', { id: thread, client_ts: '1' }),
    ).rejects.toMatchObject({ status: 403 })
    await aGrant(app, member, { product_id })
    await postMessage(member, thread, 'I am in')
    expect((await list(member, thread)).messages).toHaveLength(1)
  })

  it('lets those who browse read and not write', async () => {
    const thread = await aThread(app, { ...bought, allow_browsing: true })
    const owner = await aMember(app)
    await aGrant(app, owner, { product_id })
    const { messages } = await postMessage(owner, thread, 'For buyers')
    const browser = await aMember(app)
    expect((await list(browser, thread)).messages).toHaveLength(1)
    expect((await read(browser, thread)).abilities).toMatchObject({ send: false, pin: false })
    await expect(postMessage(browser, thread, 'Me too')).rejects.toMatchObject({
      code: 'thread_is_read_only',
    })
    const message_ts = messages[0]?.message_ts ?? ''
    await expect(postAction(browser, thread, { action: 'like', message_ts })).rejects.toMatchObject({
      code: 'thread_is_read_only',
    })
  })

  it('knows no thread of a private page, another app, a page without comments, or an unknown id', async () => {
    const member = await aMember(app)
    const foreign = await aThread(await anApp())
    const silent = await aPage(app, {})
    const unpublished = await aPage(app, { draft: { is_commentable: true } })
    const hidden = await aThread(app, { is_private: true })
    await publishApp(app)
    const draft = await aPage(app, { draft: { is_commentable: true } })
    expect((await list(member, unpublished.id)).messages).toEqual([])
    for (const thread of [hidden, foreign, silent.id, draft.id, newId()]) {
      for (const call of [
        () => list(member, thread),
        () => read(member, thread),
        () => postMessage(member, thread, 'Anyone there'),
        () => postAction(member, thread, { action: 'delete', message_ts: '1' }),
        () => api.as(member).call('messaging.getMentionable', { id: thread }),
        () => api.as(member).call('messaging.markThreadRead', { id: thread, client_ts: '1' }),
      ]) {
        await expect(call()).rejects.toMatchObject({ status: 404, code: 'not_found' })
      }
    }
  })

  it('refuses tokens of another app', async () => {
    const stranger = await aMember(await anApp())
    await expect(postMessage({ ...stranger, slug: app.slug }, open, 'Hello')).rejects.toMatchObject({
      status: 401,
    })
  })
})

describe('delete', () => {
  it('deletes one’s own message, and the newest remaining message becomes the latest', async () => {
    const thread = await aThread(app)
    const member = await aMember(app)
    const first = await postMessage(member, thread, 'Stays')
    const second = await postMessage(member, thread, 'Goes')
    const message_ts = second.messages[0]?.message_ts ?? ''
    expect(await postAction(member, thread, { action: 'delete', message_ts })).toEqual({
      messages: [],
      seq: 3,
    })
    expect(await read(member, thread)).toMatchObject({
      message_count: 1,
      latest_message_ts: first.messages[0]?.message_ts,
      latest_message: { message: 'Stays' },
      seq: 3,
    })
    await expect(postAction(member, thread, { action: 'delete', message_ts })).rejects.toMatchObject({
      code: 'message_not_found',
    })
    const remaining = await api.inApp(app.id, (tx) =>
      tx
        .selectFrom('messages')
        .select('text')
        .where('thread_id', '=', thread)
        .where('message_ts', '=', message_ts)
        .execute(),
    )
    expect(remaining).toEqual([{ text: '' }])
  })

  it('refuses to delete messages of others, except for admins', async () => {
    const thread = await aThread(app)
    const { messages } = await postMessage(await aMember(app), thread, 'Spam')
    const message_ts = messages[0]?.message_ts ?? ''
    await expect(
      postAction(await aMember(app), thread, { action: 'delete', message_ts }),
    ).rejects.toMatchObject({
      status: 403,
    })
    const admin = await aMember(app, { is_admin: true })
    expect((await list(admin, thread)).messages[0]?.abilities.delete).toBe(true)
    await postAction(admin, thread, { action: 'delete', message_ts })
    expect((await list(admin, thread)).messages).toEqual([])
  })

  it('assigns a later time to a message after a deleted one', async () => {
    const thread = await aThread(app)
    const member = await aMember(app)
    const { messages } = await postMessage(member, thread, 'Gone')
    const message_ts = messages[0]?.message_ts ?? '0'
    await postAction(member, thread, { action: 'delete', message_ts })
    const next = await postMessage(member, thread, 'Later')
    expect(BigInt(next.messages[0]?.message_ts ?? 0) > BigInt(message_ts)).toBe(true)
  })
})

describe('like', () => {
  it('counts each member once, however often they repeat it', async () => {
    const thread = await aThread(app)
    const [author, fan, other] = await Promise.all([aMember(app), aMember(app), aMember(app)])
    const { messages } = await postMessage(author, thread, 'New best')
    const message_ts = messages[0]?.message_ts ?? ''
    await Promise.all([1, 2, 3].map(() => postAction(fan, thread, { action: 'like', message_ts })))
    const liked = await postAction(other, thread, { action: 'like', message_ts })
    expect(liked).toMatchObject({ messages: [{ reaction_count: 2, is_liked: true }], seq: 3 })
    expect((await list(author, thread)).messages).toMatchObject([{ reaction_count: 2, is_liked: false }])
    expect((await list(fan, thread)).messages).toMatchObject([{ reaction_count: 2, is_liked: true }])
    await postAction(fan, thread, { action: 'unlike', message_ts })
    expect(await postAction(fan, thread, { action: 'unlike', message_ts })).toMatchObject({
      messages: [{ reaction_count: 1, is_liked: false }],
      seq: 4,
    })
  })

  it('refuses a message that is not there, and a number that no time has', async () => {
    const member = await aMember(app)
    await expect(postAction(member, open, { action: 'like', message_ts: '12345' })).rejects.toMatchObject({
      status: 422,
      code: 'message_not_found',
      problem: { errors: [{ path: 'data.message_ts', code: 'message_not_found' }] },
    })
    for (const message_ts of ['9999999999999999999', '-1', '01', 'now']) {
      await expect(postAction(member, open, { action: 'like', message_ts })).rejects.toMatchObject({
        status: 422,
      })
    }
  })
})

describe('reading', () => {
  it('paginates by key in both directions and returns the number of remaining messages', async () => {
    const thread = await aThread(app)
    const member = await aMember(app)
    for (const text of ['1', '2', '3', '4', '5']) await postMessage(member, thread, text)
    const texts = (page: Awaited<ReturnType<typeof list>>) => page.messages.map(({ message }) => message)
    const newest = await list(member, thread, { limit: 2 })
    expect(texts(newest)).toEqual(['5', '4'])
    expect(newest.remaining_messages).toBe(3)
    const older = await list(member, thread, { limit: 2, before: newest.messages[1]?.message_ts })
    expect([texts(older), older.remaining_messages]).toEqual([['3', '2'], 1])
    const after = await list(member, thread, { order: 'asc', after: older.messages[0]?.message_ts })
    expect([texts(after), after.remaining_messages]).toEqual([['4', '5'], 0])
  })

  it('moves the marker forward only, and never past the newest message', async () => {
    const thread = await aThread(app)
    const [author, reader] = await Promise.all([aMember(app), aMember(app)])
    const mark = (client_ts: string) =>
      api.as(reader).call('messaging.markThreadRead', { id: thread, client_ts })
    expect(await mark('5')).toEqual({ last_message_read_ts: '0' })
    expect((await read(reader, thread)).is_unread).toBe(false)
    const { messages } = await postMessage(author, thread, 'Read me')
    expect(messages).toHaveLength(1)
    expect((await read(reader, thread)).is_unread).toBe(true)
    expect((await read(author, thread)).is_unread).toBe(false)
    const answer = await postMessage(reader, thread, 'An answer does not hide what came before it')
    const message_ts = answer.messages[0]?.message_ts ?? ''
    expect((await read(reader, thread)).is_unread).toBe(true)
    expect(await mark('9000000000000000000')).toEqual({ last_message_read_ts: message_ts })
    expect(await mark('7')).toEqual({ last_message_read_ts: message_ts })
    expect(await read(reader, thread)).toMatchObject({ is_unread: false, last_message_read_ts: message_ts })
    await expect(
      api.as(aGuest(app)).call('messaging.markThreadRead', { id: thread, client_ts: '1' }),
    ).rejects.toMatchObject({ status: 401 })
  })

  it('omits messages of hidden people, and treats them as missing', async () => {
    const thread = await aThread(app)
    const [reader, blocked, friend] = await Promise.all([
      aMember(app, { name: 'Reader Rowe' }),
      aMember(app, { name: 'Blocked Bell' }),
      aMember(app, { name: 'Friend Fox' }),
    ])
    await api.as(reader).call('directory.blockMember', { user_id: blocked.user_id })
    await postMessage(friend, thread, 'Seen')
    const { messages } = await postMessage(blocked, thread, 'Unseen')
    expect((await list(reader, thread)).messages.map(({ message }) => message)).toEqual(['Seen'])
    expect((await read(reader, thread)).latest_message?.message).toBe('Seen')
    const message_ts = messages[0]?.message_ts ?? ''
    await expect(postAction(reader, thread, { action: 'like', message_ts })).rejects.toMatchObject({
      code: 'message_not_found',
    })
    expect((await list(friend, thread)).messages).toHaveLength(2)
    const { items } = await api.as(reader).call('messaging.getMentionable', { id: thread })
    expect(items.map(({ name }) => name)).toEqual(['Friend Fox'])
  })
})
