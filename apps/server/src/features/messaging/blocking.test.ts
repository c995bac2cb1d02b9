import { beforeAll, describe, expect, it, vi } from 'vitest'
import { aMember } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aThread, aListener, postMessage } from '#test/factories/messaging.ts'
import { publishCourse } from '#test/factories/progress.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'

let api: TestServer
let app: TestApp

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})

const aTrio = async () => ({
  me: await aMember(app, { name: 'Mette Hall' }),
  other: await aMember(app, { name: 'Otto Hall' }),
  friend: await aMember(app, { name: 'Freya Hall' }),
})
const block = (caller: Caller, user_id: string) => api.as(caller).call('directory.blockMember', { user_id })
const unblock = (caller: Caller, user_id: string) =>
  api.as(caller).call('directory.unblockMember', { user_id })
const list = async (caller: Caller, id: string) =>
  (await api.as(caller).call('messaging.listMessages', { id })).messages
const listTexts = async (caller: Caller, id: string) => (await list(caller, id)).map(({ message }) => message)

describe('a block', () => {
  it('hides what either wrote, likes and counts from the other', async () => {
    const { me, other, friend } = await aTrio()
    const thread = await aThread(app)
    await postMessage(me, thread, 'Mine')
    await postMessage(other, thread, 'Theirs')
    const { messages } = await postMessage(friend, thread, 'Hers')
    const data = { action: 'like' as const, message_ts: messages[0]?.message_ts ?? '' }
    await api.as(other).call('messaging.postMessage', { id: thread, data })
    await block(me, other.user_id)
    expect(await listTexts(me, thread)).toEqual(['Hers', 'Mine'])
    expect(await listTexts(other, thread)).toEqual(['Hers', 'Theirs'])
    expect((await list(me, thread))[0]?.reaction_count).toBe(0)
    expect((await list(friend, thread))[0]?.reaction_count).toBe(1)
    const seen = await api.as(me).call('messaging.getThread', { id: thread })
    expect(seen).toMatchObject({ message_count: 2, total_count_participants: 2 })
    const { items } = await api.as(me).call('messaging.getMentionable', { id: thread })
    expect(items.map(({ name }) => name)).toEqual(['Freya Hall'])
    await unblock(me, other.user_id)
    expect(await listTexts(me, thread)).toEqual(['Hers', 'Theirs', 'Mine'])
  })

  it('hides the other’s activity from open sockets, until the block is removed', async () => {
    const { me, other, friend } = await aTrio()
    const thread = await aThread(app)
    await postMessage(friend, thread, 'Before')
    const [own, others, her_messages] = await Promise.all([
      aListener(me),
      aListener(other),
      aListener(friend),
    ])
    await Promise.all([own, others, her_messages].map((listener) => listener.listen(thread)))
    await block(me, other.user_id)
    const received = (listener: typeof own) =>
      listener.events.flatMap((event) => (event.type === 'message' ? event.data.message.message : []))
    await vi.waitFor(
      async () => {
        const before = received(own).length
        await postMessage(other, thread, 'Unheard')
        await postMessage(friend, thread, 'Heard')
        await vi.waitFor(() => expect(received(own).length).toBeGreaterThan(before))
        expect(received(own).slice(before)).toEqual(['Heard'])
      },
      { timeout: 2_000 },
    )
    expect(received(her_messages)).toContain('Unheard')
    await postMessage(me, thread, 'Unheard by Otto')
    await postMessage(friend, thread, 'Last')
    await vi.waitFor(() => expect(received(others)).toContain('Last'))
    expect(received(others)).not.toContain('Unheard by Otto')

    const resumed = await aListener(me)
    await resumed.listen(thread, 0)
    await vi.waitFor(() => expect(received(resumed)).toContain('Last'))
    expect(received(resumed)).not.toContain('Unheard')
    await unblock(me, other.user_id)
    await vi.waitFor(async () => {
      await postMessage(other, thread, 'Back')
      expect(received(resumed)).toContain('Back')
    })
    for (const listener of [own, others, her_messages, resumed]) listener.close()
  })

  it('reaches the blocker’s own devices, and nothing of it the other', async () => {
    const { me, other, friend } = await aTrio()
    const thread = await aThread(app)
    const mine = await postMessage(me, thread, 'Mine')
    const [own, others] = await Promise.all([aListener(me), aListener(other)])
    await Promise.all([own.listenToOwnChannel(), others.listenToOwnChannel(), others.listen(thread)])
    const events = ({ frames }: typeof own) =>
      frames
        .flatMap((frame) => (frame.type === 'events' ? frame.events : []))
        .filter((event) => event.type !== 'access_state')
    const before = others.frames.length

    await block(me, other.user_id)
    await vi.waitFor(() =>
      expect(events(own)).toEqual([
        { seq: 0, type: 'member_blocked', data: { user_id: other.user_id, is_blocked: true } },
      ]),
    )
    const data = { action: 'delete' as const, message_ts: mine.messages[0]?.message_ts ?? '' }
    await api.as(me).call('messaging.postMessage', { id: thread, data })
    await unblock(me, other.user_id)
    await vi.waitFor(() => expect(events(own)).toHaveLength(2))
    await postMessage(friend, thread, 'Last')
    // The socket sends in order, so nothing else can arrive before this message.
    await vi.waitFor(() => expect(others.frames.length).toBeGreaterThan(before))
    expect(others.frames.slice(before)).toMatchObject([
      { type: 'events', events: [{ type: 'message', data: { message: { message: 'Last' } } }] },
    ])
    const resumed = await aListener(other)
    await block(me, other.user_id)
    await resumed.listen(thread, 0)
    await vi.waitFor(() => expect(resumed.events).toHaveLength(1))
    expect(JSON.stringify(resumed.frames)).not.toContain(me.user_id)
    for (const listener of [own, others, resumed]) listener.close()
  })

  it('takes people out of who is on a program, and private ones are there for themselves', async () => {
    const { me, other, friend } = await aTrio()
    const hidden = await aMember(app, { name: 'Hidden Hall', profile_visibility: 'private' })
    const coach = await aMember(app, {
      name: 'Coach Hall',
      profile_visibility: 'private',
      is_admin: true,
    })
    const program = { title: 'Base', content_type: 'program', node: { is_progress_root: true } }
    const id = (await publishCourse(app, [{ ...program, below: [{ title: 'Squat' }] }]))('Base')
    for (const member of [other, friend, hidden, coach])
      await api.as(member).call('progress.subscribeProgram', { id })
    const on = async (caller: Caller) => {
      const { count, last_5 } = await api.as(caller).call('progress.getPageSubscribers', { id })
      return [count, ...last_5.map(({ name }) => name)]
    }
    expect(await on(me)).toEqual([3, 'Coach Hall', 'Freya Hall', 'Otto Hall'])
    await block(me, other.user_id)
    expect(await on(me)).toEqual([2, 'Coach Hall', 'Freya Hall'])
    expect(await on(hidden)).toEqual([4, 'Coach Hall', 'Hidden Hall', 'Freya Hall', 'Otto Hall'])
    expect(await on(coach)).toEqual([4, 'Coach Hall', 'Hidden Hall', 'Freya Hall', 'Otto Hall'])
  })
})
