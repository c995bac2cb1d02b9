import { beforeAll, describe, expect, it, vi } from 'vitest'
import { aMember } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aThread, anEar, say } from '#test/factories/messaging.ts'
import { publishCourse } from '#test/factories/progress.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'

let api: TestServer
let app: TestApp

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})

const trio = async () => ({
  me: await aMember(app, { name: 'Mette Hall' }),
  other: await aMember(app, { name: 'Otto Hall' }),
  friend: await aMember(app, { name: 'Freya Hall' }),
})
const block = (caller: Caller, user_id: string) => api.as(caller).call('directory.blockMember', { user_id })
const unblock = (caller: Caller, user_id: string) =>
  api.as(caller).call('directory.unblockMember', { user_id })
const list = async (caller: Caller, id: string) =>
  (await api.as(caller).call('messaging.listMessages', { id })).messages
const texts = async (caller: Caller, id: string) => (await list(caller, id)).map(({ message }) => message)

describe('a block', () => {
  it('hides what either wrote, likes and counts from the other', async () => {
    const { me, other, friend } = await trio()
    const thread = await aThread(app)
    await say(me, thread, 'Mine')
    await say(other, thread, 'Theirs')
    const { messages } = await say(friend, thread, 'Hers')
    const data = { action: 'like' as const, message_ts: messages[0]?.message_ts ?? '' }
    await api.as(other).call('messaging.postMessage', { id: thread, data })
    await block(me, other.user_id)
    expect(await texts(me, thread)).toEqual(['Hers', 'Mine'])
    expect(await texts(other, thread)).toEqual(['Hers', 'Theirs'])
    expect((await list(me, thread))[0]?.reaction_count).toBe(0)
    expect((await list(friend, thread))[0]?.reaction_count).toBe(1)
    const seen = await api.as(me).call('messaging.getThread', { id: thread })
    expect(seen).toMatchObject({ message_count: 2, total_count_participants: 2 })
    const { items } = await api.as(me).call('messaging.getMentionable', { id: thread })
    expect(items.map(({ name }) => name)).toEqual(['Freya Hall'])
    await unblock(me, other.user_id)
    expect(await texts(me, thread)).toEqual(['Hers', 'Theirs', 'Mine'])
  })

  it('keeps what the other does from open sockets, and brings it back with the block', async () => {
    const { me, other, friend } = await trio()
    const thread = await aThread(app)
    await say(friend, thread, 'Before')
    const [mine, theirs, hers] = await Promise.all([anEar(me), anEar(other), anEar(friend)])
    await Promise.all([mine, theirs, hers].map((ear) => ear.listen(thread)))
    await block(me, other.user_id)
    const heard = (ear: typeof mine) =>
      ear.events.flatMap((event) => (event.type === 'message' ? event.data.message.message : []))
    await vi.waitFor(
      async () => {
        const before = heard(mine).length
        await say(other, thread, 'Unheard')
        await say(friend, thread, 'Heard')
        await vi.waitFor(() => expect(heard(mine).length).toBeGreaterThan(before))
        expect(heard(mine).slice(before)).toEqual(['Heard'])
      },
      { timeout: 2_000 },
    )
    expect(heard(hers)).toContain('Unheard')
    await say(me, thread, 'Unheard by Otto')
    await say(friend, thread, 'Last')
    await vi.waitFor(() => expect(heard(theirs)).toContain('Last'))
    expect(heard(theirs)).not.toContain('Unheard by Otto')

    const resumed = await anEar(me)
    await resumed.listen(thread, 0)
    await vi.waitFor(() => expect(heard(resumed)).toContain('Last'))
    expect(heard(resumed)).not.toContain('Unheard')
    await unblock(me, other.user_id)
    await vi.waitFor(async () => {
      await say(other, thread, 'Back')
      expect(heard(resumed)).toContain('Back')
    })
    for (const ear of [mine, theirs, hers, resumed]) ear.close()
  })

  it('is told to both, to the other without a name', async () => {
    const { me, other } = await trio()
    const [mine, theirs] = await Promise.all([anEar(me), anEar(other)])
    await Promise.all([mine.listenToOwn(), theirs.listenToOwn()])
    await block(me, other.user_id)
    const events = ({ frames }: typeof mine) =>
      frames
        .flatMap((frame) => (frame.type === 'events' ? frame.events : []))
        .filter((event) => event.type !== 'access_state')
    await vi.waitFor(() =>
      expect(events(mine)).toEqual([
        { seq: 0, type: 'member_blocked', data: { user_id: other.user_id, is_blocked: true } },
      ]),
    )
    await vi.waitFor(() => expect(events(theirs)).toEqual([{ seq: 0, type: 'people_changed', data: {} }]))
    expect(JSON.stringify(events(theirs))).not.toContain(me.user_id)
    mine.close()
    theirs.close()
  })

  it('takes people out of who is on a program, and private ones are there for themselves', async () => {
    const { me, other, friend } = await trio()
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
