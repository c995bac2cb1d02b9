import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { InputFor } from '@foyer/contract/client'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aMember, aTeamMember, mailsTo } from '#test/factories/identity.ts'
import { aDirectThread, aListener, aThread, postMessage, setMessaging } from '#test/factories/messaging.ts'
import { runJob } from '#test/factories/jobs.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { mailOutcomeJob } from '../moderation-jobs.ts'

let api: TestServer
let app: TestApp
let thread: string
let owner: Caller
let author: Awaited<ReturnType<typeof aMember>>
let reader: Awaited<ReturnType<typeof aMember>>

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
  thread = await aThread(app)
  owner = { ...app.owner, slug: app.slug }
  author = await aMember(app, { name: 'Rick Vance' })
  reader = await aMember(app, { name: 'Tom Hollis' })
})

type Report = Partial<InputFor<'messaging.reportMessage'>>
type Decision = InputFor<'messaging.decideReport'>['data']

async function aMessage(text = 'I sell a real program.', by: Caller = author, id = thread): Promise<string> {
  const { messages } = await postMessage(by, id, text)
  return messages[0]?.message_ts ?? ''
}
const report = (by: Caller, ts: string, more: Report = {}) =>
  api.as(by).call('messaging.reportMessage', { id: thread, ts, reason: 'spam', ...more })
const list = (status: 'open' | 'resolved' = 'open', by: Caller = owner) =>
  api.as(by).call('messaging.listReports', { status })
const open = (id: string, by: Caller = owner) => api.as(by).call('messaging.openReport', { id })
const decide = (id: string, data: Decision, by: Caller = owner) =>
  api.as(by).call('messaging.decideReport', { id, data })
const get = (ts: string, by: Caller = reader) => api.as(by).call('messaging.getMessage', { id: thread, ts })

/** Reports a new message and returns its case. */
async function aCase(text?: string): Promise<{ id: string; ts: string }> {
  const ts = await aMessage(text)
  await report(reader, ts)
  return { id: (await list()).cases[0]?.id ?? '', ts }
}

describe('reportMessage', () => {
  it('opens one case of a message, with what was around it, although the author deletes it', async () => {
    for (const text of ['One', 'Two', 'Three', 'Four']) await aMessage(text, reader)
    const ts = await aMessage('Message me for half of this.')
    await aMessage('Knees out.', reader)
    await report(reader, ts, { note: 'He sent me a link too.' })
    await report(await aMember(app, { name: 'Sofia' }), ts, { reason: 'harassment' })
    await api.as(author).call('messaging.postMessage', {
      id: thread,
      data: { action: 'delete', message_ts: ts },
    })
    const [first] = (await list()).cases
    expect(first).toMatchObject({
      status: 'open',
      author: { name: 'Rick Vance' },
      excerpt: 'Message me for half of this.',
      report_count: 2,
      thread: { type: 'page', title: 'Why we squat slowly', is_private: false },
      reasons: [
        { reason: 'harassment', count: 1 },
        { reason: 'spam', count: 1 },
      ],
    })
    const opened = await open(first?.id ?? '')
    expect(opened.before.map(({ message }) => message)).toEqual(['Two', 'Three', 'Four'])
    expect(opened.after.map(({ message }) => message)).toEqual(['Knees out.'])
    expect(opened).toMatchObject({
      message: { message: 'Message me for half of this.' },
      live: { status: 'deleted' },
      reports: [
        { user: { name: 'Tom Hollis' }, reason: 'spam', note: 'He sent me a link too.' },
        { user: { name: 'Sofia' }, reason: 'harassment', note: null },
      ],
      person: { member_id: author.user_id, reporter_count: 2, is_team: false, muted_until: null },
    })
  })

  it('refuses a second report of one member, own messages, and what is gone', async () => {
    const ts = await aMessage()
    await report(reader, ts)
    await expect(report(reader, ts, { reason: 'abuse' })).rejects.toMatchObject({
      code: 'already_reported',
      status: 409,
    })
    await expect(report(author, ts)).rejects.toMatchObject({ status: 403 })
    await expect(report(reader, '12')).rejects.toMatchObject({ status: 404 })
    await expect(report(await aMember(await anApp()), ts)).rejects.toMatchObject({ status: 404 })
  })

  it('stores both versions of a message that was edited between two reports', async () => {
    const { id, ts } = await aCase('The bad words')
    const edit = { action: 'edit', message_ts: ts, message: 'Good words' } as const
    await api.as(author).call('messaging.postMessage', { id: thread, data: edit })
    await report(await aMember(app), ts)
    expect(await open(id)).toMatchObject({
      message: { message: 'Good words' },
      earlier_texts: ['The bad words'],
      live: { status: 'sent', edited_at: expect.any(String) as string },
    })
  })
})

describe('hiding by reports', () => {
  it('takes three members, tells listeners, and is not repeated once the team has kept the message', async () => {
    const { id, ts } = await aCase()
    const listener = await aListener(reader)
    await listener.listen(thread)
    const others = await Promise.all([1, 2, 3].map(() => aMember(app)))
    await report(others[0] ?? owner, ts)
    expect(await get(ts)).toMatchObject({ status: 'sent' })
    await report(others[1] ?? owner, ts)
    expect(await get(ts)).toMatchObject({ status: 'hidden', message: '', abilities: { report: false } })
    await expect
      .poll(() => listener.events.at(-1))
      .toMatchObject({ type: 'update', data: { message: { message_ts: ts, status: 'hidden', message: '' } } })
    listener.close()
    expect((await open(id)).history[0]).toMatchObject({ action: 'auto_hidden', actor_name: null })
    await expect(report(reader, ts)).rejects.toMatchObject({ code: 'already_reported' })
    await expect(report(others[2] ?? owner, ts)).rejects.toMatchObject({ status: 404 })

    expect(await decide(id, { action: 'keep' })).toMatchObject({ status: 'resolved', resolution: 'kept' })
    expect(await get(ts)).toMatchObject({ status: 'sent' })
    for (const by of await Promise.all([1, 2, 3, 4].map(() => aMember(app)))) await report(by, ts)
    expect(await get(ts)).toMatchObject({ status: 'sent' })
    expect((await list()).cases[0]).toMatchObject({ report_count: 4, was_auto_hidden: false })
  })
})

describe('decideReport', () => {
  it('hides a message and shows it again within 30 days', async () => {
    const { id, ts } = await aCase('Hide me')
    expect(await decide(id, { action: 'hide' })).toMatchObject({ resolution: 'hidden' })
    expect(await get(ts)).toMatchObject({ status: 'hidden', message: '' })
    expect((await list('resolved')).cases.map((one) => one.id)).toContain(id)
    const { restorable_until } = await open(id)
    expect(Date.parse(restorable_until ?? '')).toBeGreaterThan(api.clock.now().getTime())
    expect(await decide(id, { action: 'restore' })).toMatchObject({ resolution: 'kept' })
    expect(await get(ts)).toMatchObject({ status: 'sent', message: 'Hide me' })
    expect((await open(id)).history.slice(0, 2)).toMatchObject([
      { action: 'restored', actor_name: app.owner.name },
      { action: 'hidden', actor_name: app.owner.name },
    ])
  })

  it('deletes a message for good', async () => {
    const { id, ts } = await aCase()
    expect(await decide(id, { action: 'delete' })).toMatchObject({ resolution: 'deleted' })
    await expect(get(ts)).rejects.toMatchObject({ status: 404 })
    await expect(decide(id, { action: 'restore' })).rejects.toMatchObject({ code: 'cannot_restore' })
  })

  it('mutes a member, who reads but does not write, until that is over or ended', async () => {
    const { id, ts } = await aCase()
    await decide(id, { action: 'mute', days: 7 })
    expect(await get(ts)).toMatchObject({ status: 'hidden' })
    const getThread = () => api.as(author).call('messaging.getThread', { id: thread })
    const muted = await getThread()
    expect(muted).toMatchObject({ no_send_reason: 'muted', abilities: { send: false } })
    expect(muted.no_send_until).toBe((await open(id)).person.muted_until)
    await expect(aMessage('Again')).rejects.toMatchObject({ code: 'thread_is_read_only' })
    expect((await open(id)).person.muted_until).not.toBeNull()
    await decide(id, { action: 'unmute' })
    expect(await getThread()).toMatchObject({ no_send_reason: null, no_send_until: null })
    expect(await aMessage('Again')).not.toBe('')
  })

  it('suspends a member', async () => {
    const culprit = await aMember(app)
    const ts = await aMessage('Buy here', culprit)
    await report(reader, ts)
    const id = (await list()).cases[0]?.id ?? ''
    await decide(id, { action: 'suspend' })
    await expect(aMessage('Again', culprit)).rejects.toMatchObject({ status: 401 })
    expect((await open(id)).person.is_suspended).toBe(true)
  })

  it('warns by mail, takes notes, and leaves the case open', async () => {
    const { id } = await aCase()
    await decide(id, { action: 'warn', text: 'Please do not sell here.' })
    expect(await decide(id, { action: 'note', text: 'Second time.' })).toMatchObject({ status: 'open' })
    const mails = await mailsTo(app, author.email)
    expect(mails.at(-1)?.text).toContain('Please do not sell here.')
    expect((await open(id)).history[0]).toMatchObject({ action: 'noted', text: 'Second time.' })
  })

  it('mails those who reported what became of it, once and without names', async () => {
    const witness = await aMember(app)
    const ts = await aMessage('Cheap fat burner')
    await report(witness, ts)
    const id = (await list()).cases[0]?.id ?? ''
    await decide(id, { action: 'hide' })
    const mails = await vi.waitFor(async () => {
      const found = await mailsTo(app, witness.email)
      expect(found).toHaveLength(1)
      return found
    })
    expect(mails[0]?.text).toContain('members no longer see it')
    expect(mails[0]?.text).not.toMatch(/Rick|burner/)
    await decide(id, { action: 'restore' })
    await runJob(mailOutcomeJob, app, { case_id: id })
    expect(await mailsTo(app, witness.email)).toHaveLength(1)
  })

  it('logs every decision for the team, about whom, and without words', async () => {
    const culprit = await aMember(app, { name: 'Vera Kohl' })
    await report(reader, await aMessage('Words of a message', culprit))
    const id = (await list()).cases[0]?.id ?? ''
    const decisions: Decision[] = [
      { action: 'keep' },
      { action: 'hide' },
      { action: 'restore' },
      { action: 'mute', days: 7 },
      { action: 'unmute' },
      { action: 'warn', text: 'Words of a warning' },
      { action: 'note', text: 'Words of a note' },
      { action: 'suspend' },
      { action: 'delete' },
    ]
    for (const decision of decisions) await decide(id, decision)
    const { entries } = await api.as(app.owner).call('team.listTeamLog')
    const lines = entries.filter(({ member_id }) => member_id === culprit.user_id).toReversed()
    expect(lines.map(({ action }) => action)).toEqual([
      'reported_message_kept',
      'reported_message_hidden',
      'reported_message_restored',
      'reported_member_muted',
      'reported_member_unmuted',
      'reported_member_warned',
      'reported_member_noted',
      'member_suspended',
      'reported_message_hidden',
      'reported_message_deleted',
    ])
    expect(lines[3]).toMatchObject({
      actor_name: app.owner.name,
      subject_name: 'Vera Kohl',
      app: { slug: app.slug },
      details: { count: 7 },
    })
    expect(JSON.stringify(lines)).not.toContain('Words of')
  })

  it('is for the team of the app only', async () => {
    const { id } = await aCase()
    const stranger = { ...(await anApp()).owner, slug: app.slug }
    const admin = { ...(await aTeamMember(app)), slug: app.slug }
    await expect(decide(id, { action: 'hide' }, reader)).rejects.toMatchObject({ status: 401 })
    await expect(decide(id, { action: 'hide' }, stranger)).rejects.toMatchObject({ status: 404 })
    await expect(list('open', reader)).rejects.toMatchObject({ status: 401 })
    expect(await decide(id, { action: 'hide' }, admin)).toMatchObject({ resolution: 'hidden' })
    const other = await anApp()
    await expect(open(id, { ...other.owner, slug: other.slug })).rejects.toMatchObject({ status: 404 })
  })
})

describe('a private thread', () => {
  it('is read by the team through a case alone, which is logged once an hour', async () => {
    await setMessaging(app, { member_to_member: true })
    const direct = await aDirectThread(author, reader)
    const earlier = await aMessage('Canary of two people', author, direct)
    const ts = await aMessage('Reported canary', author, direct)
    await report(reader, ts, { id: direct })
    const listed = await list()
    expect(listed.cases[0]).toMatchObject({ excerpt: 'Reported canary', thread: { is_private: true } })
    expect(JSON.stringify(listed)).not.toContain('Canary of two people')
    await expect(
      api.as(owner).call('messaging.getMessage', { id: direct, ts: earlier }),
    ).rejects.toMatchObject({ status: 404 })

    const id = listed.cases[0]?.id ?? ''
    await open(id)
    const opened = await open(id)
    expect(opened.before.map(({ message }) => message)).toEqual(['Canary of two people'])
    expect(opened.people.map(({ name }) => name).toSorted()).toEqual(['Rick Vance', 'Tom Hollis'])
    expect(opened.history.filter(({ action }) => action === 'opened')).toMatchObject([
      { actor_name: app.owner.name },
    ])
    const { entries } = await api.as(app.owner).call('team.listTeamLog')
    expect(entries.filter(({ action }) => action === 'report_opened')).toMatchObject([
      { actor_name: app.owner.name, member_id: author.user_id },
    ])
    expect(entries.map(({ action }) => action)).not.toContain('reported_thread_read')
  })
})
