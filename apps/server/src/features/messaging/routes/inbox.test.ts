import { beforeAll, describe, expect, it } from 'vitest'
import type { InputFor } from '@foyer/contract/client'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aMember, aTeamMember } from '#test/factories/identity.ts'
import {
  aConversation,
  aDirectThread,
  aProfile,
  postMessage,
  setMessaging,
} from '#test/factories/messaging.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'

type Coach = Awaited<ReturnType<typeof aProfile>>

let api: TestServer
let app: TestApp
let owner: Caller
let mara: Coach
let leo: Caller & { team_member_id: string }
let outsider: Caller

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
  owner = { ...app.owner, slug: app.slug }
  await setMessaging(app, {})
  mara = await aProfile(app)
  leo = await aTeamMember(app, { name: 'Leo Brandt', can_read_inbox: true })
  outsider = await aTeamMember(app, { name: 'Ines Falk' })
})

const list = (input: InputFor<'messaging.listConversations'> = {}, by: Caller = leo) =>
  api.as(by).call('messaging.listConversations', input)
const open = (id: string, by: Caller = leo, scope: 'team' | 'mine' = 'team') =>
  api.as(by).call('messaging.openConversation', { id, scope })
const reply = (id: string, message: string, by: Caller = leo, scope: 'team' | 'mine' = 'team') =>
  api
    .as(by)
    .call('messaging.sendReply', { id, scope, data: { message, client_id: `${id.slice(0, 20)}-${message}` } })
const messagesOf = (id: string, by: Caller = leo, scope: 'team' | 'mine' = 'team') =>
  api.as(by).call('messaging.listConversationMessages', { id, scope })
const setDone = (id: string, is_done: boolean, message_ts?: string) =>
  api.as(leo).call('messaging.markConversationDone', { id, is_done, ...(message_ts && { message_ts }) })
const idsOf = async (input: InputFor<'messaging.listConversations'>, by: Caller = leo) =>
  (await list(input, by)).conversations.map(({ id }) => id)

describe('the inbox of the team', () => {
  it('shows who waits, since when, and what they wrote last', async () => {
    const { id, member, message_ts } = await aConversation(app, mara)
    const [first] = (await list()).conversations
    expect(first).toMatchObject({
      id,
      type: 'direct',
      title: 'Wei Zhang',
      member: { user_id: member.user_id, subscriber_id: member.subscriber_id, plan: null, course: null },
      latest: {
        message_ts,
        excerpt: 'Is the box step meant to hurt?',
        author_name: 'Wei Zhang',
        is_own: false,
      },
      is_unread: true,
      unread_count: 1,
      is_done: false,
      assignee: null,
      note_count: 0,
    })
    await postMessage(member, id, 'Only on the way up.')
    const [later] = (await list({ view: 'waiting' })).conversations
    expect(later).toMatchObject({ id, waiting_since: first?.waiting_since, unread_count: 2 })
  })

  it('sends an answer as the app, and names who wrote it to the team alone', async () => {
    const { id, member } = await aConversation(app, mara)
    const sent = await reply(id, 'Drop the box to 30 cm.')
    expect(sent.messages[0]).toMatchObject({
      message: 'Drop the box to 30 cm.',
      user: { name: 'Mara Okafor' },
      is_own: true,
      sent_by: { team_member_id: leo.team_member_id, name: 'Leo Brandt' },
    })
    expect(await reply(id, 'Drop the box to 30 cm.')).toEqual(sent)
    const seen = await api.as(member).call('messaging.listMessages', { id })
    expect(seen.messages).toHaveLength(2)
    expect(JSON.stringify(seen)).not.toContain('Leo Brandt')
    expect((await messagesOf(id, owner)).messages.map(({ sent_by }) => sent_by?.name ?? null)).toEqual([
      'Leo Brandt',
      null,
    ])
    const row = (await list()).conversations.find((one) => one.id === id)
    expect(row).toMatchObject({ waiting_since: null, is_unread: true, latest: { is_own: true } })
    expect(await idsOf({ view: 'waiting' })).not.toContain(id)
  })

  it('shares one read marker', async () => {
    const { id, message_ts } = await aConversation(app, mara)
    expect(await idsOf({ is_unread: true })).toContain(id)
    const read = { id, message_ts }
    expect(await api.as(owner).call('messaging.markConversationRead', read)).toEqual({
      last_message_read_ts: message_ts,
    })
    expect(await idsOf({ is_unread: true })).not.toContain(id)
    expect(await open(id)).toMatchObject({ is_unread: false, last_message_read_ts: message_ts })
  })

  it('closes what is done until the member writes again, but not what came in between', async () => {
    const { id, member, message_ts } = await aConversation(app, mara)
    expect(await setDone(id, true)).toMatchObject({ is_done: true, waiting_since: null })
    expect(await idsOf({ view: 'done' })).toContain(id)
    expect(await idsOf({})).not.toContain(id)
    await reply(id, 'See you on Monday.')
    expect(await idsOf({ view: 'done' })).toContain(id)
    await postMessage(member, id, 'One more thing.')
    expect(await idsOf({ view: 'waiting' })).toContain(id)
    expect(await setDone(id, true, message_ts)).toMatchObject({ is_done: false })
    await setDone(id, true)
    expect(await setDone(id, false)).toMatchObject({ is_done: false })
  })

  it('assigns to those with the permission, and to nobody else', async () => {
    const { id } = await aConversation(app, mara)
    const assign = (team_member_id: string | null, scope: 'team' | 'mine' = 'team') =>
      api.as(owner).call('messaging.assignConversation', { id, scope, team_member_id })
    expect(await assign(leo.team_member_id)).toMatchObject({ assignee: { name: 'Leo Brandt' } })
    expect(await idsOf({ assignee: 'me' })).toEqual([id])
    expect(await idsOf({ assignee_id: leo.team_member_id }, owner)).toEqual([id])
    expect(await idsOf({ assignee: 'unassigned' })).not.toContain(id)
    const other = await aTeamMember(await anApp(), { can_read_inbox: true })
    for (const unknown of [other.team_member_id, mara.team_member_id])
      await expect(assign(unknown)).rejects.toMatchObject({ status: 404 })
    expect(await assign(null)).toMatchObject({ assignee: null })
    expect(await idsOf({ assignee: 'unassigned' })).toContain(id)
  })

  it('finds people by the beginning of their names', async () => {
    const { id } = await aConversation(app, mara, { name: 'Priya Raman' })
    expect(await idsOf({ term: 'rama' })).toEqual([id])
    expect(await idsOf({ term: 'priya nobody' })).toEqual([])
    expect(await idsOf({ term: '%' })).toEqual([])
  })

  it('lists page by page, each conversation once', async () => {
    const place = await anApp()
    const coach = await aProfile(place)
    const by = { ...place.owner, slug: place.slug }
    const ids = []
    for (let n = 0; n < 5; n += 1) ids.unshift((await aConversation(place, coach)).id)
    const found: string[] = []
    let cursor: string | null | undefined
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({ limit: 2, ...(cursor && { cursor }) }, by)
      expect(page.counts).toEqual({ open: 5, waiting: 5, unread: 5 })
      found.push(...page.conversations.map(({ id }) => id))
      cursor = page.next_cursor
    } while (cursor)
    expect(found).toEqual(ids)
  })

  it('has groups too', async () => {
    const { member } = await aConversation(app, mara)
    const other = await aMember(app, { name: 'Hannah', is_admin: true })
    const { thread } = await api.as(member).call('messaging.createThread', {
      subscriber_ids: [mara.subscriber_id, other.subscriber_id],
      title: 'Base Camp crew',
    })
    await postMessage(member, thread.id, 'Week 4 opens on Monday.')
    expect(await open(thread.id)).toMatchObject({
      type: 'group',
      title: 'Base Camp crew',
      member: null,
      participant_count: 3,
      faces: [{ name: 'Wei Zhang' }, { name: 'Hannah' }],
      waiting_since: expect.any(String) as string,
    })
    expect(await idsOf({ term: 'camp' })).toContain(thread.id)
  })

  it('is announced to members, in these threads alone', async () => {
    const { id, member } = await aConversation(app, mara)
    const coach = await aMember(app, { is_admin: true })
    const other = await aDirectThread(member, coach)
    const { participants } = await api.as(member).call('messaging.getThread', { id })
    const profile = participants.find(({ user }) => user.subscriber_id === mara.subscriber_id)
    const isRead = async (user_ids = '') =>
      (await api.as(member).call('messaging.listThreadProfiles', { user_ids })).is_read_by_team
    expect(await isRead(profile?.user.user_id)).toBe(true)
    expect(await isRead(coach.user_id)).toBe(false)
    const flag = async (thread: string) =>
      (await api.as(member).call('messaging.getThread', { id: thread })).is_read_by_team
    expect([await flag(id), await flag(other)]).toEqual([true, false])
    await postMessage(member, other, 'For you alone.')
    for (const scope of ['team', 'mine'] as const)
      await expect(open(other, owner, scope)).rejects.toMatchObject({ status: 404 })
    expect(await idsOf({})).not.toContain(other)
  })

  it('is closed to admins without the permission, members and other tenants', async () => {
    const { id, member } = await aConversation(app, mara)
    const elsewhere = await anApp()
    await aProfile(elsewhere)
    const stranger = { ...elsewhere.owner, slug: elsewhere.slug }
    const attempts: ((by: Caller) => Promise<unknown>)[] = [
      (by) => open(id, by),
      (by) => messagesOf(id, by),
      (by) => reply(id, 'Hello.', by),
      (by) => api.as(by).call('messaging.addConversationNote', { id, text: 'A note.' }),
      (by) => api.as(by).call('messaging.markConversationDone', { id, is_done: true }),
      (by) => api.as(by).call('messaging.assignConversation', { id, team_member_id: null }),
      (by) => api.as(by).call('messaging.markConversationRead', { id, message_ts: '1' }),
    ]
    const refusals = [
      [outsider, 403],
      [stranger, 404],
      [member, 401],
    ] as const
    for (const [by, status] of refusals)
      for (const attempt of attempts) await expect(attempt(by)).rejects.toMatchObject({ status })
    await expect(list({}, outsider)).rejects.toMatchObject({ status: 403 })
    await expect(open(id, outsider, 'mine')).rejects.toMatchObject({ status: 404 })
    expect(await api.as(outsider).call('messaging.getInbox')).toMatchObject({ team: null, team_members: [] })
  })

  it('answers nobody who is suspended, and nobody while chat is off', async () => {
    const { id, member } = await aConversation(app, mara)
    const { user_id: member_id } = member
    await api.as(owner).call('members.suspendMember', { id: member_id })
    expect(await open(id)).toMatchObject({ no_send_reason: 'alone', abilities: { send: false } })
    await expect(reply(id, 'Hello.')).rejects.toMatchObject({ code: 'thread_is_read_only' })
    const stranger = await aMember(app)
    await api.as(owner).call('members.suspendMember', { id: stranger.user_id })
    const start = api.as(leo).call('messaging.startConversation', { member_id: stranger.user_id })
    await expect(start).rejects.toMatchObject({ code: 'cannot_message_member' })

    const next = await aConversation(app, mara)
    await setMessaging(app, { is_chat_available: false })
    expect(await open(next.id)).toMatchObject({
      no_send_reason: 'chat_unavailable',
      abilities: { send: false },
    })
    await expect(reply(next.id, 'Hello.')).rejects.toMatchObject({ code: 'messaging_unavailable' })
    await setMessaging(app, {})
  })
})

describe('team notes', () => {
  it('stay with the team, and are deleted by their authors', async () => {
    const { id, member } = await aConversation(app, mara)
    const note = await api.as(leo).call('messaging.addConversationNote', { id, text: 'Right hip, old.' })
    expect(note).toMatchObject({ author: { name: 'Leo Brandt' }, abilities: { delete: true } })
    expect((await open(id, owner)).notes).toMatchObject([
      { text: 'Right hip, old.', abilities: { delete: false } },
    ])
    expect((await list()).conversations.find((one) => one.id === id)).toMatchObject({ note_count: 1 })
    const seen = [
      await api.as(member).call('messaging.getThread', { id }),
      await api.as(member).call('messaging.listMessages', { id }),
      await api.as(member).call('messaging.searchMessages', { term: 'right hip' }),
    ]
    expect(JSON.stringify(seen)).not.toContain('Right hip')
    const remove = (by: Caller, of = id) =>
      api.as(by).call('messaging.deleteConversationNote', { id: of, note_id: note.id })
    await expect(remove(owner)).rejects.toMatchObject({ status: 403 })
    await expect(remove(leo, (await aConversation(app, mara)).id)).rejects.toMatchObject({ status: 404 })
    await remove(leo)
    await expect(remove(leo)).rejects.toMatchObject({ status: 404 })
    expect((await open(id)).notes).toEqual([])
  })
})

describe('the own conversations of a team member', () => {
  it('are theirs alone, and need no permission', async () => {
    const { user_id: member_id } = await aMember(app, { name: 'Freya Nilsen' })
    const started = await api.as(outsider).call('messaging.startConversation', { scope: 'mine', member_id })
    expect(started).toMatchObject({
      scope: 'mine',
      title: 'Freya Nilsen',
      latest: null,
      abilities: { assign: false },
    })
    const { id } = started
    const { messages } = await reply(id, 'How was the first week?', outsider, 'mine')
    expect(messages[0]).toMatchObject({ user: { name: 'Ines Falk' }, sent_by: null })
    expect(await idsOf({ scope: 'mine' }, outsider)).toEqual([id])
    for (const by of [owner, leo, mara])
      for (const scope of ['team', 'mine'] as const) {
        await expect(open(id, by, scope)).rejects.toMatchObject({
          status: by === mara && scope === 'team' ? 403 : 404,
        })
      }
    expect(await idsOf({ scope: 'mine' }, owner)).toEqual([])
    await expect(
      api.as(outsider).call('messaging.assignConversation', { id, scope: 'mine', team_member_id: null }),
    ).rejects.toMatchObject({ status: 403 })
  })

  it('stay theirs when they become the messaging profile', async () => {
    const place = await anApp()
    const by = { ...place.owner, slug: place.slug }
    await setMessaging(place, {})
    const coach = await aTeamMember(place, { name: 'Sven' })
    const member = await aMember(place)
    const { id } = await api
      .as(coach)
      .call('messaging.startConversation', { scope: 'mine', member_id: member.user_id })
    await postMessage(member, id, 'Between us: my knee.')
    const note = { id, scope: 'mine' as const, text: 'Mine alone.' }
    await api.as(coach).call('messaging.addConversationNote', note)
    await api.as(by).call('team.chooseMessagingProfile', { team_member_id: coach.team_member_id })
    expect(await idsOf({}, by)).toEqual([])
    const { message_ts } = (await postMessage(member, id, 'Hello, team.')).messages[0] ?? { message_ts: '' }
    expect(await list({}, by)).toMatchObject({
      conversations: [{ id, unread_count: 1, note_count: 0 }],
      counts: { open: 1, waiting: 1, unread: 1 },
    })
    expect((await messagesOf(id, by)).messages.map((message) => message.message_ts)).toEqual([message_ts])
    expect((await open(id, by)).notes).toEqual([])
  })
})

describe('startConversation', () => {
  const start = (by: Caller, member_id: string) =>
    api.as(by).call('messaging.startConversation', { member_id })

  it('finds the thread that exists, and says what is missing', async () => {
    const { id, member } = await aConversation(app, mara)
    expect(await start(leo, member.user_id)).toMatchObject({ id, scope: 'team' })
    await expect(start(outsider, member.user_id)).rejects.toMatchObject({ status: 403 })
    const bare = await anApp()
    const by = { ...bare.owner, slug: bare.slug }
    const somebody = await aMember(bare)
    await expect(start(by, somebody.user_id)).rejects.toMatchObject({ code: 'no_messaging_profile' })
    await expect(start(by, member.user_id)).rejects.toMatchObject({ status: 404 })
    await setMessaging(bare, { is_chat_available: false })
    await expect(start(by, somebody.user_id)).rejects.toMatchObject({ code: 'messaging_unavailable' })
  })
})

describe('saved replies', () => {
  it('are changed by those with the permission, and read by the team', async () => {
    const texts = { title: 'Lower the box', text: 'Drop the box to 30 cm.' }
    const { id } = await api.as(leo).call('messaging.createSavedReply', texts)
    await api.as(owner).call('messaging.createSavedReply', { title: 'Book a check', text: 'Film it.' })
    expect(await api.as(outsider).call('messaging.listSavedReplies')).toMatchObject({
      items: [{ title: 'Book a check' }, { id, ...texts }],
      abilities: { change: false },
    })
    const changed = { id, title: 'Lower', text: 'Lower it.' }
    expect(await api.as(owner).call('messaging.updateSavedReply', changed)).toEqual(changed)
    const elsewhere = await anApp()
    for (const [by, status] of [
      [outsider, 403],
      [{ ...elsewhere.owner, slug: elsewhere.slug }, 404],
    ] as const) {
      await expect(api.as(by).call('messaging.updateSavedReply', changed)).rejects.toMatchObject({ status })
      await expect(api.as(by).call('messaging.deleteSavedReply', { id })).rejects.toMatchObject({ status })
    }
    await expect(api.as(outsider).call('messaging.createSavedReply', texts)).rejects.toMatchObject({
      status: 403,
    })
    await api.as(leo).call('messaging.deleteSavedReply', { id })
    expect((await api.as(leo).call('messaging.listSavedReplies')).items).toHaveLength(1)
  })
})
