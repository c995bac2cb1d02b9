import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aGuest, aMember } from '#test/factories/identity.ts'
import {
  aDirectThread,
  aFeed,
  aGroup,
  aListener,
  aThread,
  postMessage,
  type Listener,
} from '#test/factories/messaging.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

let api: TestServer
let app: TestApp
const listeners: Listener[] = []

beforeAll(async () => {
  api = await aServer()
  app = await anApp({ messaging: { member_to_member: true } })
})
afterEach(() => listeners.splice(0).forEach((reader) => reader.close()))

type Person = Awaited<ReturnType<typeof aMember>>

async function listenAs(member: Person): Promise<Listener> {
  const listener = await aListener(member)
  listeners.push(listener)
  return listener
}

const people = () =>
  Promise.all([
    aMember(app, { name: 'Ada' }),
    aMember(app, { name: 'Bo' }),
    aMember(app, { name: 'Cy' }),
    aMember(app, { name: 'Di' }),
  ])
const read = (caller: Caller, id: string) => api.as(caller).call('messaging.getThread', { id })
const list = (caller: Caller, id: string) =>
  api.as(caller).call('messaging.listMessages', { id, order: 'asc' })
const rename = (caller: Caller, id: string, title: string) =>
  api.as(caller).call('messaging.renameThread', { id, title })
const add = (caller: Caller, id: string, added: readonly { user_id: string }[]) =>
  api.as(caller).call('messaging.addParticipants', { id, user_ids: added.map(({ user_id }) => user_id) })
const remove = (caller: Caller, id: string, { user_id }: { user_id: string }) =>
  api.as(caller).call('messaging.removeParticipant', { id, user_id })
const typesOf = ({ events }: Listener) => events.map(({ type }) => type)
const changesOf = ({ frames }: Listener) =>
  frames
    .flatMap((frame) => (frame.type === 'events' ? frame.events : []))
    .filter(({ type }) => type === 'thread_changed')

describe('renameThread', () => {
  it('gives a group a title that all of it see, with a notification that nobody has to read', async () => {
    const [ada, bo, cy] = await people()
    const group = await aGroup(ada, [bo, cy])
    const listener = await listenAs(cy)
    await listener.listen(group)
    await listener.listenToOwnChannel()
    expect(await rename(bo, group, 'Saturday lifters')).toMatchObject({
      title: 'Saturday lifters',
      has_been_renamed: true,
    })
    expect(await read(cy, group)).toMatchObject({
      title: 'Saturday lifters',
      unread_count: 0,
      latest_message: {
        message_type: 'notification',
        notification: { event: 'renamed', actor: { name: 'Bo' }, title: 'Saturday lifters' },
      },
    })
    await vi.waitFor(() => expect(typesOf(listener)).toEqual(['thread_updated', 'message']))
    await vi.waitFor(() =>
      expect(changesOf(listener)).toMatchObject([{ data: { thread_id: group, actor_id: bo.user_id } }]),
    )
  })

  it('refuses direct threads, feeds, pages and strangers', async () => {
    const [ada, bo, cy, di] = await people()
    const forbidden = { status: 403, code: 'forbidden' }
    for (const id of [await aDirectThread(ada, bo), await aFeed(app), await aThread(app)])
      await expect(rename(ada, id, 'Mine')).rejects.toMatchObject(forbidden)
    const group = await aGroup(ada, [bo, cy])
    for (const stranger of [di, await aMember(await anApp())])
      await expect(rename(stranger, group, 'Mine')).rejects.toMatchObject({ status: 404 })
    await expect(rename(aGuest(app), group, 'Mine')).rejects.toMatchObject({ status: 401 })
    await expect(rename(ada, group, ' ')).rejects.toMatchObject({ status: 422 })
  })
})

describe('addParticipants', () => {
  it('adds people who see messages from then on, over calls and sockets', async () => {
    const [ada, bo, cy, di] = await people()
    const group = await aGroup(ada, [bo, cy])
    const { messages } = await postMessage(ada, group, 'Before')
    const before = messages[0]?.message_ts ?? ''
    const told = await listenAs(di)
    await told.listenToOwnChannel()
    expect(await add(bo, group, [di, cy])).toMatchObject({ total_count_participants: 4 })
    await vi.waitFor(() => expect(changesOf(told)).toMatchObject([{ data: { thread_id: group } }]))
    await postMessage(cy, group, 'After')
    const shown = (await list(di, group)).messages
    expect(shown.map(({ message }) => message)).toEqual(['', 'After'])
    expect(shown[0]).toMatchObject({ notification: { event: 'added', people: [{ name: 'Di' }] } })
    expect(await read(di, group)).toMatchObject({ unread_count: 1, message_count: 2 })

    const [late, early] = [await listenAs(di), await listenAs(bo)]
    await late.listen(group, 0)
    await early.listen(group, 0)
    const edit = { action: 'edit' as const, message_ts: before, message: 'Before, edited' }
    await api.as(ada).call('messaging.postMessage', { id: group, data: edit })
    await postMessage(ada, group, 'Last')
    const lastOf = ({ events }: Listener) => JSON.stringify(events.at(-1))
    await vi.waitFor(() => expect(lastOf(late)).toContain('Last'))
    await vi.waitFor(() => expect(lastOf(early)).toContain('Last'))
    expect(JSON.stringify(early.events)).toContain('Before, edited')
    expect(JSON.stringify(late.events)).not.toContain('Before')
    expect(typesOf(late)).toEqual(['participant_added', 'message', 'message', 'message'])
  })

  it('refuses unknown and blocked people, those who accept no messages, and more than 250', async () => {
    const [ada, bo, cy, di] = await people()
    const group = await aGroup(ada, [bo, cy])
    await api.as(di).call('directory.blockMember', { user_id: ada.user_id })
    const unknown = { status: 422, problem: { errors: [{ path: 'user_ids', code: 'unknown_member' }] } }
    for (const person of [di, { user_id: newId() }, await aMember(await anApp())])
      await expect(add(ada, group, [person])).rejects.toMatchObject(unknown)
    const shut = await aMember(app, { can_receive_messages_from_members: false })
    await expect(add(ada, group, [shut])).rejects.toMatchObject({ code: 'not_accepting_messages' })
    await expect(add(ada, await aDirectThread(ada, bo), [cy])).rejects.toMatchObject({ status: 403 })
    await expect(add(di, group, [di])).rejects.toMatchObject({ status: 404 })
    await api.inApp(app.id, (tx) =>
      tx.updateTable('threads').set({ participant_count: 250 }).where('id', '=', group).execute(),
    )
    await expect(add(ada, group, [await aMember(app)])).rejects.toMatchObject({
      code: 'too_many_participants',
    })
  })
})

describe('removeParticipant', () => {
  it('removes a person at once, from calls and sockets, and tells their own channel', async () => {
    const [ada, bo, cy, di] = await people()
    const group = await aGroup(ada, [bo, cy, di])
    await rename(ada, group, 'Four')
    const removed = await listenAs(di)
    await removed.listen(group)
    await removed.listenToOwnChannel()
    await expect(remove(bo, group, di)).rejects.toMatchObject({ status: 403 })
    expect((await remove(ada, group, di)).thread).toMatchObject({
      title: 'Four',
      total_count_participants: 3,
      latest_message: { notification: { event: 'removed', people: [{ name: 'Di' }] } },
    })
    await postMessage(bo, group, 'Not for Di')
    await vi.waitFor(() =>
      expect(removed.frames).toContainEqual({
        type: 'unsubscribed',
        channel: `thread:${group}`,
        code: 'not_found',
      }),
    )
    await vi.waitFor(() => expect(changesOf(removed)).toHaveLength(1))
    expect(removed.events).toEqual([])
    const gone = { status: 404, code: 'not_found' }
    await expect(read(di, group)).rejects.toMatchObject(gone)
    await expect(postMessage(di, group, 'Hello?')).rejects.toMatchObject(gone)
    await expect(list(di, group)).rejects.toMatchObject(gone)
    const unknown = { problem: { errors: [{ path: 'user_id', code: 'unknown_member' }] } }
    await expect(remove(ada, group, di)).rejects.toMatchObject(unknown)
  })

  it('names a group after the one other person who is left, and stops it once nobody is', async () => {
    const [ada, bo, cy] = await people()
    const group = await aGroup(ada, [bo, cy])
    await rename(ada, group, 'Three')
    expect(await remove(cy, group, cy)).toEqual({ thread: null })
    expect(await read(ada, group)).toMatchObject({
      title: 'Bo',
      has_been_renamed: false,
      latest_message: { notification: { event: 'left', actor: { name: 'Cy' } } },
    })
    expect((await read(bo, group)).title).toBe('Ada')
    await remove(bo, group, bo)
    expect(await read(ada, group)).toMatchObject({ no_send_reason: 'alone', abilities: { send: false } })
    await expect(postMessage(ada, group, 'Anyone?')).rejects.toMatchObject({ code: 'thread_is_read_only' })
  })

  it('leaves nobody in a direct thread out', async () => {
    const [ada, bo] = await people()
    await expect(remove(ada, await aDirectThread(ada, bo), bo)).rejects.toMatchObject({ status: 403 })
  })
})

describe('toggleNotification', () => {
  it('mutes a thread for its reader, and the latest request counts', async () => {
    const [ada, bo] = await people()
    const thread = await aDirectThread(ada, bo)
    await postMessage(bo, thread, 'Hi')
    const toggle = (active: boolean, toggle_ts: string, muted_until: string | null = null) =>
      api.as(ada).call('messaging.toggleNotification', { id: thread, active, toggle_ts, muted_until })
    expect(await toggle(false, '200')).toEqual({ notifications_enabled: false, muted_until: null })
    expect(await toggle(true, '100')).toEqual({ notifications_enabled: false, muted_until: null })
    expect(await read(ada, thread)).toMatchObject({
      notifications_enabled: false,
      participant: { notifications_enabled: false },
      unread_count: 1,
    })
    expect((await api.as(ada).call('messaging.getUnreadStatus', {})).has_unread).toBe(false)
    const muted_until = new Date(api.clock.now().getTime() + 60_000).toISOString()
    await toggle(true, '300', muted_until)
    expect(await read(ada, thread)).toMatchObject({ notifications_enabled: true, muted_until })
    expect((await read(bo, thread)).notifications_enabled).toBe(true)
    await expect(
      api
        .as(await aMember(app))
        .call('messaging.toggleNotification', { id: thread, active: true, toggle_ts: '1' }),
    ).rejects.toMatchObject({ status: 404 })
  })
})

describe('people of a thread', () => {
  const names = async (caller: Caller, id: string, term = '') =>
    (await api.as(caller).call('messaging.listParticipants', { id, term })).items.map(({ user }) => user.name)
  const mentionable = async (caller: Caller, id: string, term = '') =>
    (await api.as(caller).call('messaging.getMentionable', { id, term })).items.map(({ name }) => name)
  const total = async (caller: Caller, id: string) =>
    (await api.as(caller).call('messaging.getTotalParticipants', { id })).total_participants

  it('lists, counts and mentions the participants of a group, without hidden ones', async () => {
    const [ada, bo, cy, di] = await people()
    const group = await aGroup(ada, [bo, cy, di])
    expect((await names(ada, group)).toSorted()).toEqual(['Ada', 'Bo', 'Cy', 'Di'])
    expect(await names(ada, group, 'b')).toEqual(['Bo'])
    expect((await mentionable(ada, group)).toSorted()).toEqual(['Bo', 'Cy', 'Di'])
    await api.as(ada).call('directory.blockMember', { user_id: bo.user_id })
    expect(await names(ada, group, 'b')).toEqual([])
    expect(await mentionable(ada, group, 'bo')).toEqual([])
    expect([await total(ada, group), await total(bo, group), await total(cy, group)]).toEqual([3, 3, 4])
    for (const stranger of [await aMember(app), await aMember(await anApp())])
      for (const call of [names, mentionable, total])
        await expect(call(stranger, group)).rejects.toMatchObject({ status: 404 })
    const { items } = await api
      .as(cy)
      .call('directory.listSubscribers', { term: 'bo', excluded_by_thread: group })
    expect(items.map(({ user_id }) => user_id)).not.toContain(bo.user_id)
  })

  it('lists the members of a feed, and who has written on a page', async () => {
    const place = await anApp()
    const [me, other] = [await aMember(place, { name: 'Ada' }), await aMember(place, { name: 'Bo' })]
    const [feed, page] = [await aFeed(place), await aThread(place)]
    await postMessage(other, page, 'Mine')
    expect([await names(me, feed), await total(me, feed)]).toEqual([['Ada', 'Bo'], 2])
    expect(await mentionable(me, feed, 'bo')).toEqual(['Bo'])
    expect([await names(me, page), await total(me, page)]).toEqual([['Bo'], 1])
  })
})

it('notifies the own channels of both of a new message, and not those of a blocked person', async () => {
  const [ada, bo, cy] = await people()
  const group = await aGroup(ada, [bo, cy])
  await api.as(cy).call('directory.blockMember', { user_id: bo.user_id })
  const [first, blocker] = [await listenAs(ada), await listenAs(cy)]
  await first.listenToOwnChannel()
  await blocker.listenToOwnChannel()
  await postMessage(bo, group, 'Hidden from Cy')
  await postMessage(ada, group, 'For all')
  await vi.waitFor(() => expect(changesOf(first)).toHaveLength(2))
  await vi.waitFor(() => expect(changesOf(blocker)).toHaveLength(1))
  expect(changesOf(blocker)[0]).toMatchObject({ data: { actor_id: ada.user_id } })
})
