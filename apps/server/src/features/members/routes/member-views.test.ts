import { beforeAll, describe, expect, it } from 'vitest'
import type { InputFor } from '@foyer/contract/client'
import { newId } from '#platform/ids.ts'
import {
  aGuest,
  aMember,
  anOwner,
  atApp,
  aTeamMember,
  aUser,
  type TeamCaller,
} from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aProduct, runInApp } from '#test/factories/commerce.ts'
import { aProgram, publishCourse } from '#test/factories/progress.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { aSubscription } from '#test/matrix/objects.ts'

let api: TestServer

beforeAll(async () => {
  api = await aServer()
})

const DAY_MS = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(api.clock.now().getTime() - days * DAY_MS)

async function aClub(): Promise<{ app: TestApp; owner: TeamCaller }> {
  const app = await anApp()
  return { app, owner: await aTeamMember(app, { role: 'owner' }) }
}

type Filter = InputFor<'members.listMembers'>

async function listNames(owner: TeamCaller, filter: Filter): Promise<string[]> {
  const { members, total } = await api.as(owner).call('members.listMembers', filter)
  expect(total).toBe(members.length)
  return members.map(({ name }) => name)
}

/** An app with a member for every view. */
async function aFullClub() {
  const { app, owner } = await aClub()
  const old = { created_at: daysAgo(90) }
  const idOf = await publishCourse(app, [aProgram()])
  const active = await aMember(app, { name: 'Ada Active', ...old, last_seen_at: daysAgo(1) })
  await api.as(active).call('progress.subscribeProgram', { id: idOf('Base') })
  await api.as(active).call('progress.completePage', { id: idOf('Squat') })
  await aMember(app, { name: 'Quentin Quiet', ...old, last_seen_at: daysAgo(15), language: 'de' })
  await aMember(app, { name: 'Nora New', created_at: daysAgo(2), last_seen_at: daysAgo(1) })
  const late = await aMember(app, { name: 'Pat Due', ...old, last_seen_at: daysAgo(8), language: 'ar' })
  const subscription = await aSubscription(app, late)
  await runInApp(app, ({ write }) =>
    write(async (tx) => {
      await tx
        .updateTable('subscriptions')
        .set({ state: 'past_due' })
        .where('app_id', '=', tx.app_id)
        .where('id', '=', subscription)
        .execute()
    }),
  )
  return { app, owner }
}

describe('the views and filters of members', () => {
  it.each<[Filter, string[]]>([
    [{ view: 'active' }, ['Ada Active']],
    [{ view: 'quiet' }, ['Quentin Quiet']],
    [{ view: 'new' }, ['Nora New']],
    [{ view: 'past_due' }, ['Pat Due']],
    [{ program: 'any' }, ['Ada Active']],
    [{ program: 'none' }, ['Nora New', 'Pat Due', 'Quentin Quiet']],
    [{ language: 'de' }, ['Quentin Quiet']],
    [{ language: 'en' }, ['Ada Active', 'Nora New']],
    [{ seen: 'within_7_days' }, ['Ada Active', 'Nora New']],
    [{ seen: 'within_30_days' }, ['Ada Active', 'Nora New', 'Pat Due', 'Quentin Quiet']],
    [{ seen: 'before_14_days' }, ['Quentin Quiet']],
    [{ seen: 'before_30_days' }, []],
    [{ program: 'none', language: 'ar', view: 'past_due' }, ['Pat Due']],
    [{ term: 'quen', view: 'quiet', status: 'member' }, ['Quentin Quiet']],
    [{ term: 'ada', view: 'quiet' }, []],
  ])('%j lists who fits', async (filter, names) => {
    const { owner } = await aFullClub()
    expect(await listNames(owner, filter)).toEqual(names)
  })

  it('excludes the team and people waiting for approval from inactive members', async () => {
    const { app, owner } = await aClub()
    await aMember(app, { name: 'Team Mate', is_admin: true, last_seen_at: daysAgo(60) })
    await aMember(app, { name: 'Put Away', suspended_at: new Date(), last_seen_at: daysAgo(60) })
    expect(await listNames(owner, { view: 'quiet' })).toEqual([])
  })

  it('counts all views at once, and nobody of another app', async () => {
    const { app, owner } = await aFullClub()
    await aMember(app, { name: 'Team Mate', is_admin: true, created_at: daysAgo(90) })
    const other = await aFullClub()
    const some = (total: number) => ({ total, is_total_capped: false })
    const counted = await api.as(owner).call('members.countMembers')
    expect(counted).toEqual({
      everyone: some(5),
      members: some(4),
      views: { active: some(1), quiet: some(1), new: some(1), past_due: some(1) },
    })
    expect(await api.as(other.owner).call('members.countMembers')).toMatchObject({ everyone: some(4) })
  })

  it('counts an app without members', async () => {
    const { owner } = await aClub()
    const { everyone, views } = await api.as(owner).call('members.countMembers')
    expect([everyone.total, ...Object.values(views).map(({ total }) => total)]).toEqual([0, 0, 0, 0, 0])
  })
})

describe('searchMembers', () => {
  it('finds by name and address, sorted by name, without parts of other features', async () => {
    const { app, owner } = await aClub()
    for (const name of ['Zoe Hill', 'Hannah Cole', 'Jonas Hillman']) await aMember(app, { name })
    await aMember(await anApp(), { name: 'Hilda Hill' })
    const { members } = await api.as(owner).call('members.searchMembers', { term: 'hill', limit: 2 })
    expect(members.map(({ name }) => name)).toEqual(['Jonas Hillman', 'Zoe Hill'])
    expect(members[0]).not.toHaveProperty('plan')
  })

  it('excludes people waiting for approval when only members are requested', async () => {
    const app = await anApp({ access: { is_private: true } })
    const owner = await aTeamMember(app)
    await aUser(app, { name: 'At Door' })
    await aMember(app, { name: 'In Side' })
    const { members } = await api.as(owner).call('members.searchMembers', { status: 'member' })
    expect(members.map(({ name }) => name)).toEqual(['In Side'])
  })
})

it.each(['members.searchMembers', 'members.countMembers', 'members.exportMembers'] as const)(
  '%s is for the team of the account alone',
  async (name) => {
    const { app } = await aClub()
    const stranger = atApp(await anOwner(), app)
    await expect(api.as(stranger).call(name, {})).rejects.toMatchObject({ status: 404 })
    const account_admin = await aMember(app, { is_admin: true, is_account_admin: true })
    for (const caller of [account_admin, aGuest(app)]) {
      await expect(api.as(caller).call(name, {})).rejects.toMatchObject({ status: 401 })
    }
  },
)

describe('exportMembers', () => {
  it('returns the filtered members in order, as lines below a header', async () => {
    const { owner } = await aFullClub()
    const part = await api.as(owner).call('members.exportMembers', {
      program: 'none',
      sort: 'last_seen',
      columns: ['plan', 'spent', 'language', 'last_seen'],
    })
    expect(part).toMatchObject({ count: 3, next_cursor: null })
    expect(part.header).toBe('Member,Email,Status,Plan,Plan status,Spent,Language,Last seen\r\n')
    const lines = part.lines.split('\r\n')
    expect(lines[0]).toMatch(/^Nora New,[^,]+@[^,]+,Member,,,,,\d{4}-\d\d-\d\d$/)
    expect(lines[1]).toMatch(/^Pat Due,[^,]+,Member,[^,]+,Past due,29.00 EUR,ar,\d{4}-\d\d-\d\d$/)
    expect(lines[2]).toMatch(/^Quentin Quiet,.+,de,/)
    expect(lines).toHaveLength(4)
  })

  it('includes progress, and has a header in the language of the studio', async () => {
    const { owner } = await aFullClub()
    const columns = ['course', 'progress', 'weeks', 'joined'] as const
    const { header, lines } = await api
      .as(owner)
      .call('members.exportMembers', { view: 'active', columns: [...columns], locale: 'ar' })
    expect(lines).toMatch(/^Ada Active,[^,]+,عضو,Base,25%,1,\d{4}-\d\d-\d\d\r\n$/)
    expect(header).toContain('البريد الإلكتروني')
  })

  it('returns the selected members, and nobody of another app or unknown', async () => {
    const { app, owner } = await aClub()
    const chosen = await aMember(app, { name: 'Hannah Cole' })
    await aMember(app, { name: 'Jonas Weber' })
    const abroad = await aMember(await anApp({ owner: app.owner }), { name: 'Someone Else' })
    const ids = [chosen.user_id, abroad.user_id, newId()]
    const part = await api.as(owner).call('members.exportMembers', { ids })
    expect(part).toMatchObject({ count: 1, lines: `Hannah Cole,${chosen.email},Member\r\n` })
    const none = await api.as(owner).call('members.exportMembers', { ids: [abroad.user_id] })
    expect(none).toMatchObject({ count: 0, lines: '' })
  })

  it('never lets a name be a formula', async () => {
    const { app, owner } = await aClub()
    const name = '=HYPERLINK("http://evil.example","Prize")'
    await aMember(app, { name })
    const { lines } = await api.as(owner).call('members.exportMembers')
    expect(lines.startsWith(`"'${name.replaceAll('"', '""')}",`)).toBe(true)
  })

  it('comes in parts of five hundred, in which each appears once', async () => {
    const { app, owner } = await aClub()
    await api.inApp(app.id, (tx) =>
      tx
        .insertInto('users')
        .values(
          Array.from({ length: 1100 }, (_, index) => ({
            app_id: app.id,
            id: newId(),
            email: `many-${index}@example.com`,
            name: 'Same Name',
            auth_provider: 'default',
            timezone: 'UTC',
          })),
        )
        .execute(),
    )
    const counts: number[] = []
    const seen = new Set<string>()
    let cursor: string | null | undefined
    while (cursor !== null) {
      const part: { lines: string; count: number; next_cursor: string | null } = await api
        .as(owner)
        .call('members.exportMembers', cursor ? { cursor } : {})
      counts.push(part.count)
      for (const line of part.lines.split('\r\n').filter(Boolean)) seen.add(line)
      cursor = part.next_cursor
    }
    expect(counts).toEqual([500, 500, 100])
    expect(seen.size).toBe(1100)
  })

  it.each([
    ['too many ids', { ids: Array.from({ length: 101 }, () => newId()) }],
    ['a column that does not exist', { columns: 'password_hash' }],
    ['an invented cursor', { cursor: 'abc' }],
    ['a field that it does not know', { app_id: newId() }],
  ])('refuses %s', async (_, input) => {
    const { owner } = await aClub()
    await expect(api.as(owner).call('members.exportMembers', input as never)).rejects.toMatchObject({
      status: 422,
    })
  })

  it('omits products without a column for them', async () => {
    const { app, owner } = await aClub()
    await aProduct(app)
    const { header } = await api.as(owner).call('members.exportMembers')
    expect(header).toBe('Member,Email,Status\r\n')
  })
})
