import { beforeAll, describe, expect, it } from 'vitest'
import type { OutputFor } from '@foyer/contract/client'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import {
  aGuest,
  aMember,
  anOwner,
  aTeamMember,
  atApp,
  aUser,
  PASSWORD,
  type TeamCaller,
} from '#test/factories/identity.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

let api: TestServer

beforeAll(async () => {
  api = await aServer()
})

async function aClub(): Promise<{ app: TestApp; owner: TeamCaller }> {
  const app = await anApp()
  return { app, owner: await aTeamMember(app, { role: 'owner' }) }
}

const DAY_MS = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(api.clock.now().getTime() - days * DAY_MS)

async function listNames(owner: TeamCaller, input: object = {}): Promise<string[]> {
  const { members } = await api.as(owner).call('members.listMembers', input)
  return members.map(({ name }) => name)
}

describe('listMembers', () => {
  it('lists the people of the app by name, ignoring case, and nobody of another app', async () => {
    const { app, owner } = await aClub()
    const other = await anApp()
    for (const name of ['Yusuf Demir', 'ana ferrer', 'Hannah Cole']) await aMember(app, { name })
    await aMember(other, { name: 'Someone Else' })
    const listed = await api.as(owner).call('members.listMembers', {})
    expect(listed.members.map(({ name }) => name)).toEqual(['ana ferrer', 'Hannah Cole', 'Yusuf Demir'])
    expect(listed).toMatchObject({ total: 3, is_total_capped: false, next_cursor: null })
  })

  it('sorts names of all scripts in one order, also over several pages', async () => {
    const { app, owner } = await aClub()
    const names = [
      ...[
        'apple pie',
        'Ärla Berg',
        'Åsa Lind',
        'Çelik A',
        'Celik B',
        'eric roy',
        'Éric Roy',
        'İpek A',
        'Lukas B',
      ],
      ...[
        'Łukasz A',
        'Member 2',
        'Member 10',
        'Öberg Nils',
        'Zeta Man',
        'Ежик Ив',
        'Ёлка Ив',
        'Ян Ив',
        '田中太郎',
      ],
    ]
    for (const name of names.toReversed()) await aMember(app, { name })
    const listed: string[] = []
    let cursor: string | null = null
    do {
      const page: OutputFor<'members.listMembers'> = await api
        .as(owner)
        .call('members.listMembers', { limit: 5, ...(cursor === null ? {} : { cursor }) })
      listed.push(...page.members.map(({ name }) => name))
      cursor = page.next_cursor
    } while (cursor !== null)
    expect(listed).toEqual(names)
  })

  it.each([
    ['asa', 'Åsa Lind'],
    ['LUKASZ', 'Łukasz Nowak'],
    ['İPEK', 'ipek kaya'],
    ['gross', 'Anna Groß'],
    ['احمد', 'أَحْمَد علي'],
    ['太郎', '田中太郎'],
    ["o'brien", 'Seán O’Brien'],
  ])('finds by “%s” the member “%s”', async (term, name) => {
    const { app, owner } = await aClub()
    await aMember(app, { name })
    await aMember(app, { name: 'Somebody Else', email: `else-${newId()}@example.com` })
    expect(await listNames(owner, { term })).toEqual([name])
  })

  it('finds a member by the new name after a change', async () => {
    const { app, owner } = await aClub()
    const member = await aMember(app, { name: 'Before Change' })
    await api.as(member).call('identity.updateUser', { name: 'Zoë Nachher' })
    expect(await listNames(owner, { term: 'zoe' })).toEqual(['Zoë Nachher'])
    expect(await listNames(owner, { term: 'before' })).toEqual([])
  })

  it('returns what a row shows, and no secret', async () => {
    const { app, owner } = await aClub()
    const member = await aMember(app, { name: 'Priya Raman', language: 'en', last_seen_at: daysAgo(3) })
    const { members } = await api.as(owner).call('members.listMembers', {})
    expect(members).toEqual([
      {
        id: member.user_id,
        subscriber_id: member.subscriber_id,
        name: 'Priya Raman',
        email: member.email,
        avatar_urls: null,
        language: 'en',
        timezone: 'Europe/London',
        is_admin: false,
        is_account_admin: false,
        is_team: false,
        status: 'member',
        deletes_at: null,
        closed_by_member: false,
        joined_at: api.clock.now().toISOString(),
        imported_at: null,
        last_seen_at: daysAgo(3).toISOString(),
        plan: null,
        course: null,
        weeks: [0, 0, 0, 0, 0, 0, 0, 0],
        spent: [],
      },
    ])
  })

  it.each([
    ['a first name', 'hannah', ['Hannah Cole']],
    ['the beginning of a word', 'col', ['Hannah Cole']],
    ['one letter', 'j', ['Jonas Weber']],
    ['both names the wrong way round', 'cole hannah', ['Hannah Cole']],
    ['a name and an address together', 'jonas posteo', ['Jonas Weber']],
    ['an address', 'weber@posteo.de', ['Jonas Weber']],
    ['letters beyond ASCII', 'LUCÍA', ['Ana Lucía Ferrer']],
    ['Arabic', 'نور', ['نور الهدى']],
    ['the inside of a word, in nobody', 'ole', []],
    ['words of two people, in nobody', 'hannah weber', []],
    ['wildcards, which are only signs', '%%%', []],
    ['another one', 'han_ah', []],
    ['a backslash', '\\', []],
    ['blanks around it', '  weber  ', ['Jonas Weber']],
    ['nobody', 'zzzz', []],
  ])('finds %s', async (_, term, names) => {
    const { app, owner } = await aClub()
    await aMember(app, { name: 'Hannah Cole' })
    await aMember(app, { name: 'Jonas Weber', email: 'j.weber@posteo.de' })
    await aMember(app, { name: 'Ana Lucía Ferrer' })
    await aMember(app, { name: 'نور الهدى' })
    expect(await listNames(owner, { term })).toEqual(names)
  })

  it('finds a person by a new name and no more by the old one', async () => {
    const { app, owner } = await aClub()
    const member = await aMember(app, { name: 'Grace Whitlock' })
    await api.as(member).call('identity.updateUser', { name: 'Grace Hopper' })
    expect(await listNames(owner, { term: 'hopper' })).toEqual(['Grace Hopper'])
    expect(await listNames(owner, { term: 'whitlock' })).toEqual([])
  })

  it.each([
    ['newest', ['Cleo New', 'Bruno Mid', 'Adele Old']],
    ['last_seen', ['Adele Old', 'Cleo New', 'Bruno Mid']],
    ['longest_away', ['Bruno Mid', 'Cleo New', 'Adele Old']],
    ['name', ['Adele Old', 'Bruno Mid', 'Cleo New']],
  ] as const)('sorts by %s', async (sort, names) => {
    const { app, owner } = await aClub()
    await aMember(app, { name: 'Adele Old', created_at: daysAgo(90), last_seen_at: daysAgo(1) })
    await aMember(app, { name: 'Bruno Mid', created_at: daysAgo(30), last_seen_at: daysAgo(21) })
    await aMember(app, { name: 'Cleo New', created_at: daysAgo(2), last_seen_at: daysAgo(2) })
    expect(await listNames(owner, { sort })).toEqual(names)
  })

  it.each(['name', 'newest', 'last_seen', 'longest_away'] as const)(
    'pages through equal values by %s without a gap or a double',
    async (sort) => {
      const { app, owner } = await aClub()
      for (let index = 0; index < 7; index++)
        await aMember(app, { name: index < 4 ? 'Same Name' : `Name ${index}` })
      const seen: string[] = []
      let cursor: string | null = null
      do {
        const page: { members: { id: string }[]; next_cursor: string | null; total: number } = await api
          .as(owner)
          .call('members.listMembers', { sort, limit: 3, ...(cursor ? { cursor } : {}) })
        expect(page.total).toBe(7)
        seen.push(...page.members.map(({ id }) => id))
        cursor = page.next_cursor
      } while (cursor)
      expect(new Set(seen).size).toBe(7)
      expect(seen).toHaveLength(7)
    },
  )

  it('distinguishes members, waiting and suspended people', async () => {
    const app = await anApp({ access: { is_private: true } })
    const owner = await aTeamMember(app)
    await aMember(app, { name: 'In Side' })
    await aUser(app, { name: 'At Door' })
    await aMember(app, { name: 'Put Away', suspended_at: new Date() })
    expect(await listNames(owner, { status: 'member' })).toEqual(['In Side'])
    expect(await listNames(owner, { status: 'pending' })).toEqual(['At Door'])
    expect(await listNames(owner, { status: 'suspended' })).toEqual(['Put Away'])
    expect(await listNames(owner)).toEqual(['At Door', 'In Side', 'Put Away'])
  })

  it('lists the team among the people of the app, also the app’s messaging profile', async () => {
    const { app, owner } = await aClub()
    await aMember(app, { name: 'Maren Oduya', is_admin: true, is_app_messaging_profile: true })
    await aMember(app, { name: 'Nils Berg', is_admin: true })
    expect(await listNames(owner)).toEqual(['Maren Oduya', 'Nils Berg'])
    expect(await listNames(owner, { status: 'member' })).toEqual([])
  })

  it('counts to a thousand and then reports more', async () => {
    const { app, owner } = await aClub()
    await api.inApp(app.id, (tx) =>
      tx
        .insertInto('users')
        .values(
          Array.from({ length: 1001 }, (_, index) => ({
            app_id: app.id,
            id: newId(),
            email: `many-${index}@example.com`,
            name: `Member ${index}`,
            auth_provider: 'default',
            timezone: 'UTC',
          })),
        )
        .execute(),
    )
    const listed = await api.as(owner).call('members.listMembers', { limit: 1 })
    expect(listed).toMatchObject({ total: 1000, is_total_capped: true })
    expect(listed.members).toHaveLength(1)
  })

  it.each([
    ['an invented cursor', { cursor: 'abc' }],
    [
      'a cursor of another order',
      { cursor: Buffer.from('["name","x","y"]').toString('base64url'), sort: 'newest' },
    ],
    [
      'a cursor that holds SQL',
      { cursor: Buffer.from(`["newest","now()","${newId()}"]`).toString('base64url'), sort: 'newest' },
    ],
    ['no rows', { limit: 0 }],
    ['too many rows', { limit: 101 }],
    ['an order that does not exist', { sort: 'password_hash' }],
    ['a field that it does not know', { app_id: newId() }],
  ])('refuses %s', async (_, input) => {
    const { owner } = await aClub()
    await expect(api.as(owner).call('members.listMembers', input as never)).rejects.toMatchObject({
      status: 422,
    })
  })

  it('allows only the team of the account', async () => {
    const { app } = await aClub()
    const stranger = atApp(await anOwner(), app)
    await expect(api.as(stranger).call('members.listMembers', {})).rejects.toMatchObject({ status: 404 })
    const account_admin = await aMember(app, { is_admin: true, is_account_admin: true })
    for (const caller of [account_admin, aGuest(app)]) {
      await expect(api.as(caller).call('members.listMembers', {})).rejects.toMatchObject({ status: 401 })
    }
  })
})

describe('showMember', () => {
  it('shows how and where a member signs in, and the parts of other features', async () => {
    const { app, owner } = await aClub()
    const member = await aMember(app, { name: 'Priya Raman', profile_visibility: 'private' })
    const shown = await api.as(owner).call('members.showMember', { id: member.user_id })
    expect(shown).toMatchObject({
      id: member.user_id,
      subscriber_id: member.subscriber_id,
      subscriber_uuid: member.subscriber_uuid,
      profile_visibility: 'private',
      can_receive_messages_from_members: true,
      sign_in: {
        auth_provider: 'default',
        passwordless: false,
        email_verified_at: api.clock.now().toISOString(),
        sessions: [{ id: member.session_id, browser: 'Chrome on Android', network: '203.0.113.0/24' }],
      },
      purchases: [],
      entitlements: [],
    })
    await api.as(member).call('identity.logout')
    const later = await api.as(owner).call('members.showMember', { id: member.user_id })
    expect(later.sign_in.sessions).toEqual([])
  })

  it('responds with the same bytes for a member of another app, of another account and for an unknown id', async () => {
    const { app, owner } = await aClub()
    const sister = await anApp({ owner: app.owner })
    const ids = [(await aMember(sister)).user_id, (await aMember(await anApp())).user_id, newId()]
    const bodies = await Promise.all(
      ids.map(async (id) => {
        const refused = api.as(owner).call('members.showMember', { id })
        const { problem } = (await refused.catch((error: { problem: { status: number } }) => error)) as {
          problem: object
        }
        return JSON.stringify({ ...problem, request_id: '' })
      }),
    )
    expect(new Set(bodies).size).toBe(1)
    expect(bodies[0]).toContain('"not_found"')
  })

  it('allows only the team, not an admin of the member app', async () => {
    const { app } = await aClub()
    const member = await aMember(app, { is_admin: true, is_account_admin: true })
    const call = api.as(member).call('members.showMember', { id: member.user_id })
    await expect(call).rejects.toMatchObject({ status: 401 })
    const stranger = atApp(await anOwner(), app)
    await expect(api.as(stranger).call('members.showMember', { id: member.user_id })).rejects.toMatchObject({
      status: 404,
    })
  })
})

describe('approveMember', () => {
  it('approves a waiting user once, and their session continues', async () => {
    const app = await anApp({ access: { is_private: true } })
    const owner = await aTeamMember(app)
    const waiting = await aUser(app)
    const let_in = await Promise.all(
      Array.from({ length: 5 }, () => api.as(owner).call('members.approveMember', { id: waiting.user_id })),
    )
    expect(new Set(let_in.map(({ subscriber_id }) => subscriber_id)).size).toBe(1)
    expect(let_in[0]).toMatchObject({ status: 'member', subscriber_id: expect.any(String) })
    const { user } = await api.as(waiting).call('identity.updateUser', {})
    expect(user.subscriber_id).toBe(let_in[0]?.subscriber_id)
  })

  it('is not needed once the app is no longer private: the next visit makes them a member', async () => {
    const app = await anApp()
    const waiting = await aUser(app)
    const { user } = await api
      .as({ slug: app.slug })
      .call('identity.login', { email: waiting.email, password: PASSWORD })
    expect(user.subscriber_id).not.toBeNull()
    expect(await listNames(await aTeamMember(app), { status: 'pending' })).toEqual([])
  })

  it('does not know users of another app, and is not for members', async () => {
    const { app, owner } = await aClub()
    const waiting = await aUser(await anApp({ access: { is_private: true } }))
    const abroad = api.as(owner).call('members.approveMember', { id: waiting.user_id })
    await expect(abroad).rejects.toMatchObject({ status: 404 })
    const user = await aUser(app)
    await expect(api.as(user).call('members.approveMember', { id: user.user_id })).rejects.toMatchObject({
      status: 401,
    })
  })
})
