import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aGuest, aMember, aUser } from '#test/factories/identity.ts'
import {
  aDirectThread,
  aFeed,
  aGroup,
  aListener,
  aThread,
  postMessage,
  setMessaging,
} from '#test/factories/messaging.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

let api: TestServer
let app: TestApp
const open_to_members = { messaging: { member_to_member: true } }

beforeAll(async () => {
  api = await aServer()
  app = await anApp(open_to_members)
})

const list = (caller: Caller, input: object = {}) => api.as(caller).call('messaging.listThreads', input)
const read = (caller: Caller, id: string) => api.as(caller).call('messaging.getThread', { id })
const start = (
  caller: Caller,
  others: readonly { subscriber_id: string }[],
  messages: readonly string[] = [],
) =>
  api.as(caller).call('messaging.createThread', {
    subscriber_ids: others.map(({ subscriber_id }) => subscriber_id),
    messages: messages.map((message) => ({ message })),
  })
const resolve = (caller: Caller, others: readonly { subscriber_id: string }[]) =>
  api.as(caller).call('messaging.resolveThread', {
    subscriber_ids: others.map(({ subscriber_id }) => subscriber_id).join(','),
  })
const unread = (caller: Caller) => api.as(caller).call('messaging.getUnreadStatus', {})
const mark = (caller: Caller, id: string, client_ts: string) =>
  api.as(caller).call('messaging.markThreadRead', { id, client_ts })
const people = () => Promise.all([aMember(app), aMember(app), aMember(app), aMember(app)])

describe('createThread', () => {
  it('starts the one direct thread of two people, whoever starts it and however often at once', async () => {
    const [me, other] = await Promise.all([aMember(app, { name: 'Mia' }), aMember(app, { name: 'Otto' })])
    const started = await Promise.all([start(me, [other]), start(other, [me]), start(me, [other, other])])
    expect(new Set(started.map(({ thread }) => thread.id)).size).toBe(1)
    const { thread } = await start(me, [other], ['Hello', 'there'])
    expect(thread).toMatchObject({
      id: started[0].thread.id,
      type: 'direct',
      title: 'Otto',
      is_private: true,
      message_count: 2,
      remaining_messages: 1,
      total_count_participants: 2,
      latest_message: { message: 'there' },
      participant: { user: { user_id: me.user_id }, has_contributed: true, notifications_enabled: true },
      abilities: { send: true, rename: false, add: false, remove: false, leave: false },
    })
    expect(thread.participants.map(({ user }) => user.name)).toEqual(['Mia', 'Otto'])
    expect(thread.participants[1]).toMatchObject({ notifications_enabled: null, user: { can_message: true } })
    expect(await read(other, thread.id)).toMatchObject({ title: 'Mia', unread_count: 2, is_unread: true })
  })

  it('starts a group with several, each time a new one, and names it after the others', async () => {
    const [me, one, two] = await Promise.all([
      aMember(app),
      aMember(app, { name: 'Ada' }),
      aMember(app, { name: 'Bo' }),
    ])
    const first = await start(me, [one, two], ['Hi'])
    const second = await start(me, [one, two], ['Hi'])
    expect(second.thread.id).not.toBe(first.thread.id)
    expect(first.messages).toMatchObject([{ message: 'Hi' }])
    expect(first.thread).toMatchObject({
      type: 'group',
      has_been_renamed: false,
      total_count_participants: 3,
      message_count: 2,
      abilities: { send: true, rename: true, add: true, remove: true, leave: true },
    })
    expect(first.thread.title.split(', ').toSorted()).toEqual(['Ada', 'Bo'])
    const { messages } = await api
      .as(one)
      .call('messaging.listMessages', { id: first.thread.id, order: 'asc' })
    expect(messages[0]).toMatchObject({
      message_type: 'notification',
      user: null,
      notification: { event: 'created', actor: { user_id: me.user_id }, people: [{}, {}] },
    })
    expect((await read(one, first.thread.id)).abilities).toMatchObject({ remove: false, leave: true })
    expect((await read(one, first.thread.id)).unread_count).toBe(1)
  })

  it('opens the one thread of replies to a message, which follows its thread', async () => {
    const thread = await aThread(app)
    const [author, reader] = await people()
    const { messages } = await postMessage(author, thread, 'How was it?')
    const parent_message_id = `${thread}:${messages[0]?.message_ts}`
    const reply = (caller: Caller, texts: string[]) =>
      api.as(caller).call('messaging.createThread', {
        parent_message_id,
        messages: texts.map((message) => ({ message })),
      })
    const [one, two] = await Promise.all([reply(reader, ['Heavy']), reply(author, [])])
    expect(two.thread.id).toBe(one.thread.id)
    expect(await read(reader, one.thread.id)).toMatchObject({
      type: 'reply',
      parent_thread_id: thread,
      parent_message: { message: 'How was it?', reply_thread_id: one.thread.id, reply_count: 1 },
      message_count: 1,
      latest_message: { message: 'Heavy', is_root: false },
    })
    const problem = { errors: [{ path: 'parent_message_id', code: 'message_not_found' }] }
    for (const unknown of [`${thread}:17`, `${newId()}:17`])
      await expect(
        api.as(reader).call('messaging.createThread', { parent_message_id: unknown }),
      ).rejects.toMatchObject({ status: 422, problem })
  })

  it('keeps replies readable after the message above them is deleted, except where its author is hidden', async () => {
    const [author, reader, apart] = await people()
    const thread = await aGroup(author, [reader, apart])
    const { messages } = await postMessage(author, thread, 'How was it?')
    const message_ts = messages[0]?.message_ts ?? ''
    const { thread: replies } = await api.as(reader).call('messaging.createThread', {
      parent_message_id: `${thread}:${message_ts}`,
      messages: [{ message: 'Heavier than expected' }],
    })
    await api.as(apart).call('directory.blockMember', { user_id: author.user_id })
    await api.as(author).call('messaging.postMessage', { id: thread, data: { action: 'delete', message_ts } })

    expect(await read(reader, replies.id)).toMatchObject({
      parent_message: null,
      message_count: 1,
      abilities: { send: true },
    })
    await postMessage(reader, replies.id, 'And slower')
    const listener = await aListener(reader)
    await listener.listen(replies.id)
    listener.close()
    const search = (caller: Caller) => api.as(caller).call('messaging.searchMessages', { term: 'heavier' })
    expect((await search(reader)).items).toHaveLength(1)

    await expect(read(apart, replies.id)).rejects.toMatchObject({ code: 'not_found' })
    expect((await search(apart)).items).toEqual([])
  })

  it('refuses people who are hidden, unknown, oneself alone, and of another app', async () => {
    const [me, blocked, blocker] = await people()
    const [stranger, secret] = [
      await aMember(await anApp()),
      await aMember(app, { profile_visibility: 'private' }),
    ]
    await api.as(me).call('directory.blockMember', { user_id: blocked.user_id })
    await api.as(blocker).call('directory.blockMember', { user_id: me.user_id })
    for (const person of [blocked, blocker, stranger, secret, { subscriber_id: newId() }])
      await expect(start(me, [person], ['Hi'])).rejects.toMatchObject({
        status: 422,
        problem: { errors: [{ path: 'subscriber_ids', code: 'unknown_member' }] },
      })
    for (const nobody of [[], [me]]) await expect(start(me, nobody)).rejects.toMatchObject({ status: 422 })
    await expect(start(aGuest(app), [me])).rejects.toMatchObject({ status: 401 })
    await expect(start(await aUser(app), [me])).rejects.toMatchObject({ status: 403 })
  })

  it('refuses somebody who accepts no messages, and further messages once they no longer do', async () => {
    const [me, other] = await people()
    const shut = await aMember(app, { can_receive_messages_from_members: false })
    await expect(start(me, [shut])).rejects.toMatchObject({ code: 'not_accepting_messages' })
    const { thread } = await start(me, [other], ['Hi'])
    await api.as(other).call('identity.updateSubscriber', { can_receive_messages_from_members: false })
    expect(await read(me, thread.id)).toMatchObject({
      no_send_reason: 'not_accepting',
      abilities: { send: false },
    })
    await expect(start(me, [other], ['Again'])).rejects.toMatchObject({ code: 'not_accepting_messages' })
    await expect(postMessage(me, thread.id, 'Again')).rejects.toMatchObject({ code: 'thread_is_read_only' })
    expect(await read(other, thread.id)).toMatchObject({ no_send_reason: null, abilities: { send: true } })
  })

  it('refuses groups on the plan free, and only those', async () => {
    const free = await anApp(open_to_members)
    await api.database.control
      .updateTable('accounts')
      .set({ plan: 'free' })
      .where('id', '=', free.account_id)
      .execute()
    const [me, one, two] = await Promise.all([aMember(free), aMember(free), aMember(free)])
    await expect(start(me, [one, two])).rejects.toMatchObject({ status: 403, code: 'plan_required' })
    expect((await start(me, [one])).thread.type).toBe('direct')
  })
})

describe('listThreads', () => {
  it('lists direct threads, groups and feeds, the latest first, in pages', async () => {
    const place = await anApp(open_to_members)
    const [me, one, two] = await Promise.all([aMember(place), aMember(place), aMember(place)])
    const direct = await aDirectThread(me, one)
    const group = await aGroup(me, [one, two])
    const feed = await aFeed(place)
    for (const [n, id] of [direct, group, feed].entries()) {
      api.clock.set(new Date(api.clock.now().getTime() + 1000))
      await postMessage(one, id, `Message ${n}`)
    }
    const ids = async (input: object) => (await list(me, input)).threads.map(({ id }) => id)
    expect(await ids({})).toEqual([feed, group, direct])
    expect(await ids({ type: 'direct' })).toEqual([direct])
    expect(await ids({ type: 'group' })).toEqual([group])
    expect(await ids({ type: 'feed' })).toEqual([feed])
    expect(await ids({ except_ids: feed })).toEqual([group, direct])
    const first = await list(me, { limit: 2 })
    expect([first.threads.map(({ id }) => id), first.has_more]).toEqual([[feed, group], true])
    const rest = await list(me, { before: first.next_before })
    expect([rest.threads.map(({ id }) => id), rest.has_more, rest.next_before]).toEqual([
      [direct],
      false,
      null,
    ])
    expect(await ids({ after: first.threads[1]?.latest_message_ts })).toEqual([feed])
    const alone = await api.as(me).call('messaging.getThread', { id: group })
    expect(first.threads[1]).toEqual(alone)
    await mark(me, direct, '9000000000000000000')
    expect(await ids({ type: 'unread' })).toEqual([feed, group])
    expect((await list(await aMember(await anApp()))).threads).toEqual([])
  })

  it('shows a direct thread without messages to its creator alone', async () => {
    const [me, other] = await people()
    const { thread } = await start(me, [other])
    expect((await list(me)).threads.map(({ id }) => id)).toEqual([thread.id])
    expect((await list(other)).threads).toEqual([])
    await postMessage(me, thread.id, 'Hi')
    expect((await list(other)).threads.map(({ id }) => id)).toEqual([thread.id])
  })

  it('lists pages on which the member has written, while they may read them', async () => {
    const [page, other] = [await aThread(app), await aThread(app)]
    const [me, friend] = await people()
    await postMessage(me, page, 'Mine')
    await postMessage(friend, other, 'Not mine')
    const { threads } = await list(me, { type: 'page' })
    expect(threads).toMatchObject([{ id: page, type: 'page', title: 'Why we squat slowly', page_id: page }])
  })

  it('hides what a blocked person has written, with their direct thread', async () => {
    const [me, friend, blocked] = await people()
    const direct = await aDirectThread(me, blocked)
    const group = await aGroup(friend, [me, blocked])
    await postMessage(blocked, direct, 'Direct')
    await postMessage(friend, group, 'Shown')
    await postMessage(blocked, group, 'Hidden')
    await api.as(me).call('directory.blockMember', { user_id: blocked.user_id })
    const { threads } = await list(me)
    expect(threads).toMatchObject([
      { id: group, latest_message: { message: 'Shown' }, unread_count: 1, total_count_participants: 2 },
    ])
    expect(JSON.stringify(threads)).not.toContain(blocked.user_id)
    for (const caller of [me, blocked])
      await expect(read(caller, direct)).rejects.toMatchObject({ status: 404 })
    expect((await list(blocked)).threads.map(({ id }) => id)).toEqual([group])
  })

  it('knows private threads for their participants alone', async () => {
    const [me, other, third] = await people()
    const direct = await aDirectThread(me, other)
    const group = await aGroup(me, [other, third])
    const outsiders = [
      await aMember(app),
      await aMember(app, { is_admin: true }),
      await aMember(await anApp()),
      aGuest(app),
    ]
    for (const caller of outsiders)
      for (const id of [direct, group])
        await expect(read(caller, id)).rejects.toMatchObject({ status: 404, code: 'not_found' })
  })
})

describe('unread', () => {
  it('counts messages of others above the marker, and an answer hides none', async () => {
    const [me, other] = await people()
    const thread = await aDirectThread(me, other)
    expect(await unread(me)).toEqual({ has_unread: false, unread_threads: 0, warnings: [] })
    await postMessage(other, thread, 'One')
    const second = await postMessage(other, thread, 'Two')
    await postMessage(me, thread, 'An answer')
    expect((await read(me, thread)).unread_count).toBe(2)
    expect(await unread(me)).toEqual({ has_unread: true, unread_threads: 1, warnings: [] })
    expect(await unread(other)).toEqual({ has_unread: true, unread_threads: 1, warnings: [] })
    const message_ts = second.messages[0]?.message_ts ?? ''
    await api.as(other).call('messaging.postMessage', { id: thread, data: { action: 'delete', message_ts } })
    expect((await read(me, thread)).unread_count).toBe(1)
    await mark(me, thread, message_ts)
    expect(await unread(me)).toEqual({ has_unread: false, unread_threads: 0, warnings: [] })
  })
})

describe('resolveThread', () => {
  it('finds the thread with exactly these people, or nothing', async () => {
    const [me, one, two, three] = await people()
    const direct = await aDirectThread(me, one)
    const group = await aGroup(me, [one, two])
    expect((await resolve(one, [me])).thread?.id).toBe(direct)
    expect((await resolve(two, [me, one])).thread?.id).toBe(group)
    expect(await resolve(me, [two])).toEqual({ thread: null })
    expect(await resolve(me, [one, two, three])).toEqual({ thread: null })
    expect(await resolve(three, [one, two])).toEqual({ thread: null })
    expect(await resolve(me, [{ subscriber_id: newId() }])).toEqual({ thread: null })
    await api.as(one).call('directory.blockMember', { user_id: me.user_id })
    expect(await resolve(me, [one])).toEqual({ thread: null })
  })
})

it('reports a deleted message to the own channels of both people, whose lists show the one before', async () => {
  const [me, other] = await people()
  const id = await aDirectThread(me, other)
  const { messages } = await postMessage(me, id, 'oops wrong')
  const listener = await aListener(other)
  await listener.listenToOwnChannel()
  const message_ts = messages[0]?.message_ts ?? ''
  await api.as(me).call('messaging.postMessage', { id, data: { action: 'delete', message_ts } })
  await expect.poll(() => JSON.stringify(listener.frames)).toContain('thread_changed')
  listener.close()
})

describe('listThreadProfiles', () => {
  it('returns those whom the viewer sees', async () => {
    const [me, one, blocked] = await people()
    const stranger = await aMember(await anApp())
    await api.as(blocked).call('directory.blockMember', { user_id: me.user_id })
    const user_ids = [one, blocked, stranger].map(({ user_id }) => user_id).join(',')
    const { items } = await api.as(me).call('messaging.listThreadProfiles', { user_ids })
    expect(items).toMatchObject([
      { user_id: one.user_id, subscriber_id: one.subscriber_id, can_message: true },
    ])
  })
})

it('answers messaging_unavailable while the chat is off, except for comments on pages', async () => {
  const place = await anApp(open_to_members)
  const [me, other] = await Promise.all([aMember(place), aMember(place)])
  const [page, direct, feed] = [await aThread(place), await aDirectThread(me, other), await aFeed(place)]
  await setMessaging(place, { is_chat_available: false })
  const refused = { status: 403, code: 'messaging_unavailable' }
  await expect.poll(() => list(me).catch((error: unknown) => error)).toMatchObject(refused)
  for (const id of [direct, feed]) {
    await expect(read(me, id)).rejects.toMatchObject(refused)
    await expect(postMessage(me, id, 'Hi')).rejects.toMatchObject(refused)
  }
  await expect(start(me, [other])).rejects.toMatchObject(refused)
  await expect(read(await aMember(place), direct)).rejects.toMatchObject({ status: 404 })
  expect(await unread(me)).toEqual({ has_unread: false, unread_threads: 0, warnings: [] })
  await postMessage(me, page, 'A comment')
  expect((await read(me, page)).message_count).toBe(1)
})
