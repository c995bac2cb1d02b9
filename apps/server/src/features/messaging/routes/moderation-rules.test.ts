import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aMember, aTeamMember, mailsTo } from '#test/factories/identity.ts'
import {
  aDirectThread,
  aListener,
  aReportCase,
  aThread,
  postMessage,
  setMessaging,
} from '#test/factories/messaging.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'

let api: TestServer
let app: TestApp
let thread: string
let owner: Caller
let reader: Awaited<ReturnType<typeof aMember>>

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
  thread = await aThread(app)
  owner = { ...app.owner, slug: app.slug }
  reader = await aMember(app, { name: 'Tom Hollis' })
})

const setRules = (auto_hide_reports: 2 | 3 | 5 | null, guidelines = '', by: Caller = owner) =>
  api.as(by).call('messaging.updateModerationRules', { auto_hide_reports, guidelines })

describe('the moderation rules', () => {
  /** Whether a message is hidden after reports of so many new members. */
  async function isHiddenAfter(count: number): Promise<boolean> {
    const { messages } = await postMessage(await aMember(app), thread, 'Buy here')
    const ts = messages[0]?.message_ts ?? ''
    for (let number = 0; number < count; number += 1)
      await api.as(await aMember(app)).call('messaging.reportMessage', { id: thread, ts, reason: 'spam' })
    return (await api.as(reader).call('messaging.getMessage', { id: thread, ts })).status === 'hidden'
  }

  it('hide a message after the chosen number of reports, or never', async () => {
    expect(await api.as(owner).call('messaging.getModerationRules')).toEqual({
      auto_hide_reports: 3,
      guidelines: '',
    })
    await setRules(2)
    expect([await isHiddenAfter(1), await isHiddenAfter(2)]).toEqual([false, true])
    await setRules(null)
    expect(await isHiddenAfter(6)).toBe(false)
    await setRules(5)
    expect([await isHiddenAfter(4), await isHiddenAfter(5)]).toEqual([false, true])
  })

  it('are read by members and the team, and changed by account admins, who are named in the log', async () => {
    expect(await setRules(3, '  Be kind.\n\nNo adverts. ')).toEqual({
      auto_hide_reports: 3,
      guidelines: 'Be kind.\n\nNo adverts.',
    })
    expect(await api.as(reader).call('messaging.getGuidelines')).toEqual({
      guidelines: 'Be kind.\n\nNo adverts.',
    })
    const stranger = await aMember(await anApp())
    expect(await api.as(stranger).call('messaging.getGuidelines')).toEqual({ guidelines: '' })
    const admin = { ...(await aTeamMember(app)), slug: app.slug }
    expect(await api.as(admin).call('messaging.getModerationRules')).toMatchObject({ auto_hide_reports: 3 })
    await expect(setRules(2, '', admin)).rejects.toMatchObject({ status: 403 })
    await expect(setRules(2, '', reader)).rejects.toMatchObject({ status: 401 })
    const { entries } = await api.as(app.owner).call('team.listTeamLog')
    expect(entries[0]).toMatchObject({ action: 'moderation_rules_changed', actor_name: app.owner.name })
  })
})

describe('a warning', () => {
  const warningsOf = async (by: Caller) =>
    (await api.as(by).call('messaging.getUnreadStatus')).warnings.map(({ text }) => text)

  it('is shown to its member until they confirm it, and mailed once', async () => {
    const author = await aMember(app, { name: 'Rick Vance' })
    const { messages } = await postMessage(author, thread, 'I sell a real program.')
    const report = { id: thread, ts: messages[0]?.message_ts ?? '', reason: 'spam' } as const
    await api.as(reader).call('messaging.reportMessage', report)
    const { cases } = await api.as(owner).call('messaging.listReports', {})
    const listener = await aListener(author)
    await listener.listenToOwnChannel()
    const data = { action: 'warn', text: 'Please do not sell here.' } as const
    await api.as(owner).call('messaging.decideReport', { id: cases[0]?.id ?? '', data })

    await expect.poll(() => JSON.stringify(listener.frames)).toContain('member_warned')
    await api.as(owner).call('messaging.decideReport', {
      id: cases[0]?.id ?? '',
      data: { action: 'unmute' },
    })
    await expect.poll(() => JSON.stringify(listener.frames)).toContain('member_muted')
    listener.close()
    expect(await warningsOf(author)).toEqual(['Please do not sell here.'])
    expect(await warningsOf(reader)).toEqual([])
    expect((await mailsTo(app, author.email)).map(({ text }) => text)).toEqual([
      expect.stringContaining('Please do not sell here.'),
    ])

    const [warning] = (await api.as(author).call('messaging.getUnreadStatus')).warnings
    const id = warning?.id ?? ''
    await expect(api.as(reader).call('messaging.confirmWarning', { id })).rejects.toMatchObject({
      status: 404,
    })
    await api.as(author).call('messaging.confirmWarning', { id })
    await api.as(author).call('messaging.confirmWarning', { id })
    expect(await warningsOf(author)).toEqual([])
    expect(await mailsTo(app, author.email)).toHaveLength(1)
  })
})

describe('the conversation of a report', () => {
  const read = (id: string, by: Caller = owner, more: { before?: string; after?: string } = {}) =>
    api.as(by).call('messaging.readReportedThread', { id, ...more })

  it('is read by the team around the message while the case is open, and every opening is logged', async () => {
    await setMessaging(app, { member_to_member: true })
    const author = await aMember(app, { name: 'Rick Vance' })
    const direct = await aDirectThread(author, reader)
    for (let number = 1; number <= 30; number += 1) await postMessage(author, direct, `Before ${number}`)
    const { messages } = await postMessage(author, direct, 'Reported words')
    await postMessage(author, direct, 'After')
    const report = { id: direct, ts: messages[0]?.message_ts ?? '', reason: 'abuse' } as const
    await api.as(reader).call('messaging.reportMessage', report)
    const { cases } = await api.as(owner).call('messaging.listReports', {})
    const id = cases[0]?.id ?? ''

    const first = await read(id)
    expect(first.messages.map(({ message }) => message).slice(-3)).toEqual([
      'Before 30',
      'Reported words',
      'After',
    ])
    expect(first).toMatchObject({ has_earlier: true, has_later: false })
    const earlier = await read(id, owner, { before: first.messages[0]?.message_ts ?? '' })
    expect(earlier.messages.map(({ message }) => message)).toEqual(
      [1, 2, 3, 4, 5, 6].map((n) => `Before ${n}`),
    )
    expect(earlier).toMatchObject({ has_earlier: false, has_later: false })
    await read(id)

    const { history } = await api.as(owner).call('messaging.openReport', { id })
    expect(history.filter(({ action }) => action === 'thread_read')).toHaveLength(2)
    const { entries } = await api.as(app.owner).call('team.listTeamLog')
    expect(entries.filter(({ action }) => action === 'reported_thread_read')).toHaveLength(2)
    expect(entries.filter(({ action }) => action === 'report_opened')).toHaveLength(1)

    await api.as(owner).call('messaging.decideReport', { id, data: { action: 'keep' } })
    await expect(read(id)).rejects.toMatchObject({ code: 'report_is_resolved' })
  })

  it('is closed to members, to other teams, and to the team without a report', async () => {
    const id = await aReportCase(app, thread)
    const other = await anApp()
    await expect(read(id, reader)).rejects.toMatchObject({ status: 401 })
    await expect(read(id, { ...other.owner, slug: other.slug })).rejects.toMatchObject({ status: 404 })
    await expect(read(thread)).rejects.toMatchObject({ status: 404 })
    expect((await read(id)).messages.length).toBeGreaterThan(0)
  })
})
