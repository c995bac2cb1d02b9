import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aGuest, aMember, aTeamMember, findMailLink, mailsTo } from '#test/factories/identity.ts'
import { aProduct } from '#test/factories/commerce.ts'
import { aMemberImport, aNewAddress, waitForImport } from '#test/factories/team.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'

let api: TestServer
let app: TestApp
let owner: Caller

beforeAll(async () => {
  api = await aServer()
  app = await anApp({ access: { is_private: true, require_sign_in: true } })
  owner = { ...app.owner, slug: app.slug }
})

async function check(file: string | Buffer, name?: string) {
  const { id } = await aMemberImport(owner, file, name)
  return waitForImport(owner, id)
}

async function run(id: string, with_mail = false) {
  await api.as(owner).call('members.runMemberImport', { id, with_mail })
  return waitForImport(owner, id)
}

const listed = (term: string) => api.as(owner).call('members.listMembers', { term })
const listRows = async (id: string) =>
  (await api.as(owner).call('members.listMemberImportRows', { id })).items

describe('an import of members', () => {
  it('reports what it would do without doing it, then adds members with all of their access', async () => {
    const product = await aProduct(app, { title: 'Gold' })
    const here = await aMember(app)
    const email = aNewAddress()
    const file = `email,name,language,timezone,products,joined_at,phone
${email},Lena Brandt,de,Europe/Berlin,Gold,2024-05-06,123
${here.email},,,,,,
nobody,,,,,,
`
    const checked = await check(file)
    expect(checked).toMatchObject({
      state: 'checked',
      counts: { add: 1, known: 1, refused: 1 },
      columns: expect.arrayContaining([{ heading: 'phone', samples: ['123'], field: 'phone' }]),
      encoding: 'utf-8',
      file_name: 'members.csv',
      with_mail: false,
      done: 2,
      total: 3,
    })
    expect((await listed(email)).members).toEqual([])

    expect(await run(checked.id)).toMatchObject({ state: 'done', done: 3, total: 3 })
    const { members } = await listed(email)
    expect(members).toMatchObject([
      {
        name: 'Lena Brandt',
        language: 'de',
        timezone: 'Europe/Berlin',
        status: 'member',
        joined_at: '2024-05-06T00:00:00.000Z',
        imported_at: expect.any(String),
        last_seen_at: null,
      },
    ])
    const subscriber_id = members[0]?.subscriber_id ?? ''
    const { items } = await api.as(owner).call('access.listEntitlements', { subscriber_id })
    expect(items).toMatchObject([{ product_id: product.id, cause: 'import' }])
    expect(await mailsTo(app, email)).toEqual([])
    expect((await listRows(checked.id))[0]).toMatchObject({ row: 2, member_id: members[0]?.id })
    const { entries } = await api.as(app.owner).call('team.listTeamLog')
    expect(entries[0]).toMatchObject({
      action: 'members_imported',
      subject_name: 'members.csv',
      details: { count: 1 },
    })
  })

  it('adds nobody twice, in concurrent runs and retries', async () => {
    const emails = Array.from({ length: 30 }, aNewAddress)
    const file = `email\n${emails.join('\n')}\n`
    const [one, other] = [await check(file), await check(file)]
    await Promise.all([run(one.id, true), run(other.id, true)])
    const counts = await Promise.all(
      [one, other].map(async ({ id }) => (await waitForImport(owner, id)).counts.add),
    )
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(30)
    const mails = await Promise.all(emails.map((email) => mailsTo(app, email)))
    expect(mails.map((sent) => sent.length)).toEqual(emails.map(() => 1))
    expect((await check(file)).counts).toEqual({ add: 0, known: 30, refused: 0 })
    await expect(api.as(owner).call('members.runMemberImport', { id: one.id })).rejects.toMatchObject({
      code: 'not_checked',
    })
  })

  it('mails the added members if requested, with a link that signs them in', async () => {
    const email = aNewAddress()
    const { id } = await check(`email,name\n${email},Lena Brandt\n`)
    await run(id, true)
    const { token, purpose } = await findMailLink(app, email)
    expect(purpose).toBe('invitation')
    const { user } = await api.as(aGuest(app)).call('members.acceptInvitation', { token })
    expect(user).toMatchObject({ email, name: 'Lena Brandt', subscriber_id: expect.any(String) })
  })

  it('skips people who joined between the dry run and the import', async () => {
    const email = aNewAddress()
    const { id } = await check(`email,name\n${email},From The File\n`)
    await aMember(app, { email, name: 'By Themselves' })
    expect(await run(id, true)).toMatchObject({ state: 'done', counts: { add: 0, known: 1, refused: 0 } })
    expect((await listed(email)).members).toMatchObject([{ name: 'By Themselves' }])
    expect(await mailsTo(app, email)).toEqual([])
  })

  it('returns a report whose cells no spreadsheet evaluates', async () => {
    const { id } = await check(`email,name\n=cmd|' /C calc'!A0,Jo Lind\n${aNewAddress()},@SUM(A1:A9)\n`)
    const { header, lines, next_after } = await api
      .as(owner)
      .call('members.exportMemberImport', { id, locale: 'en' })
    expect(header).toBe('Line,Email,Name,Result,Issues\r\n')
    expect(lines).toContain(`"'=cmd|' /C calc'!A0"`)
    expect(lines).toContain(`'@SUM(A1:A9)`)
    expect(next_after).toBeNull()
  })

  it('waits for the owner to assign columns that no heading names, in the encoding they choose', async () => {
    const email = aNewAddress()
    const file = Buffer.concat([
      Buffer.from(`Wer,Wo\nno address,x\n`),
      Buffer.from([0xc8, 0xe2, 0xe0, 0xed]),
      Buffer.from(`,${email}\n`),
    ])
    const unmapped = await check(file)
    expect(unmapped).toMatchObject({ state: 'unmapped', encoding: 'windows-1252', total: 0 })
    const choice = {
      id: unmapped.id,
      fields: ['name' as const, 'email' as const],
      encoding: 'windows-1251' as const,
    }
    await api.as(owner).call('members.mapMemberImport', choice)
    expect(await waitForImport(owner, unmapped.id)).toMatchObject({
      state: 'checked',
      counts: { add: 1, refused: 1 },
    })
    await run(unmapped.id)
    expect((await listed(email)).members).toMatchObject([
      { name: '\u0418\u0432\u0430\u043d', last_seen_at: null },
    ])
    await expect(api.as(owner).call('members.mapMemberImport', choice)).rejects.toMatchObject({
      code: 'not_checked',
    })
    const without = { id: unmapped.id, fields: [null, 'name' as const] }
    await expect(api.as(owner).call('members.mapMemberImport', without)).rejects.toMatchObject({
      status: 422,
    })
  })

  it('adds what an export of another app contains, and nobody who signed up today', async () => {
    const [from, to] = [await anApp(), await anApp()]
    const email = aNewAddress()
    await aMember(from, { email, name: '-5 kg, "Bobby"' })
    const by = { ...to.owner, slug: to.slug }
    const columns = ['language', 'joined', 'last_seen'] as const
    const { header, lines } = await api
      .as({ ...from.owner, slug: from.slug })
      .call('members.exportMembers', { columns: [...columns], locale: 'ar' })
    const { id } = await aMemberImport(by, header + lines)
    expect(await waitForImport(by, id)).toMatchObject({ counts: { add: 1, known: 0, refused: 0 } })
    await api.as(by).call('members.runMemberImport', { id })
    await waitForImport(by, id)
    const { members } = await api.as(by).call('members.listMembers', { term: email, sort: 'longest_away' })
    expect(members).toMatchObject([
      { name: '-5 kg, "Bobby"', last_seen_at: null, imported_at: expect.any(String) },
    ])
    const { figures, latest } = await api.as(by).call('activity.getToday')
    expect(figures.find(({ name }) => name === 'sign_ups')).toMatchObject({ value: 0 })
    expect(latest.filter(({ kind }) => kind === 'sign_up')).toEqual([])
    const again = await api.as(by).call('members.exportMembers', { columns: [...columns] })
    expect(again.lines).toMatch(/,Never\r\n$/)
  })

  it('ends with what is wrong with the file, and refuses what is too large', async () => {
    expect(await check(Buffer.from([0xff, 0xfe, 0x00]))).toMatchObject({
      state: 'failed',
      failure: 'not_utf8',
    })
    const { id } = await check('email\n')
    expect(await waitForImport(owner, id)).toMatchObject({ state: 'failed', failure: 'empty' })
    await expect(api.as(owner).call('members.runMemberImport', { id })).rejects.toMatchObject({
      code: 'not_checked',
    })
    await expect(aMemberImport(owner, Buffer.alloc(15_728_641, 0x61))).rejects.toMatchObject({ status: 413 })
  })

  it('allows only owners and account admins, for one app only', async () => {
    const admin = await aTeamMember(app)
    await expect(aMemberImport(admin)).rejects.toMatchObject({ status: 403 })
    const { id } = await check(`email\n${aNewAddress()}\n`)
    const stranger = await anApp()
    const by = { ...stranger.owner, slug: stranger.slug }
    for (const name of [
      'members.getMemberImport',
      'members.listMemberImportRows',
      'members.exportMemberImport',
      'members.runMemberImport',
    ] as const) {
      await expect(api.as(by).call(name, { id })).rejects.toMatchObject({ status: 404 })
      await expect(api.as(admin).call(name, { id })).rejects.toMatchObject({ status: 403 })
    }
  })
})
