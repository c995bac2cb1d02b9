import { beforeAll, describe, expect, it, vi } from 'vitest'
import {
  aGuest,
  aMember,
  aTeamMember,
  mailsTo,
  PASSWORD,
  type MemberCaller,
} from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aForm, aSubmission } from '#test/factories/forms.ts'
import { runJob } from '#test/factories/jobs.ts'
import { publishApp } from '#test/factories/pages.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { eraseUsersJob } from '../erasure-jobs.ts'
import { personalData } from '#platform/personal-data.ts'

let api: TestServer
let app: TestApp

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})

const DAY_MS = 24 * 60 * 60 * 1000

const refusal = (error: unknown) => error

function findUserRow(member: MemberCaller, in_app: TestApp = app) {
  return api.inApp(in_app.id, (tx) =>
    tx.selectFrom('users').selectAll().where('id', '=', member.user_id).executeTakeFirstOrThrow(),
  )
}

/** Lets the time to change one's mind pass and erases who is due. */
async function afterTwoWeeks(member: MemberCaller, in_app: TestApp = app): Promise<void> {
  await api.inApp(in_app.id, (tx) =>
    tx
      .updateTable('users')
      .set({ deletes_at: new Date(api.clock.now().getTime() - 1000) })
      .where('app_id', '=', in_app.id)
      .where('id', '=', member.user_id)
      .where('deletes_at', 'is not', null)
      .execute(),
  )
  await runJob(eraseUsersJob, in_app, {})
}

describe('closeAccount', () => {
  it('signs out everywhere, shows until when the account can be restored, and mails it', async () => {
    const member = await aMember(app)
    const elsewhere = await api
      .as(aGuest(app))
      .call('identity.login', { email: member.email, password: PASSWORD })
    const { deletes_at } = await api.as(member).call('data-rights.closeAccount')
    expect(Math.round((Date.parse(deletes_at) - api.clock.now().getTime()) / DAY_MS)).toBe(14)

    for (const token of [member.token, elsewhere.authentication_token]) {
      const answer = await api
        .as({ ...member, token })
        .call('data-rights.listDataExports')
        .catch(refusal)
      expect(answer).toMatchObject({ code: 'unauthorized' })
    }
    const mail = (await mailsTo(app, member.email)).at(-1)
    expect(mail?.subject).toContain('scheduled for deletion')
    expect(mail?.text).toContain(`http://${app.slug}.localhost/#auth`)
  })

  it('requires a fresh sign-in when the last one is older than ten minutes', async () => {
    const member = await aMember(app)
    await api.inApp(app.id, (tx) =>
      tx
        .updateTable('sessions')
        .set({ created_at: new Date(api.clock.now().getTime() - 11 * 60_000) })
        .where('id', '=', member.session_id)
        .execute(),
    )
    expect(await api.as(member).call('data-rights.closeAccount').catch(refusal)).toMatchObject({
      code: 'sign_in_again',
    })
    expect((await findUserRow(member)).deletes_at).toBeNull()

    const fresh = await api
      .as(aGuest(app))
      .call('identity.login', { email: member.email, password: PASSWORD })
    await api.as({ ...member, token: fresh.authentication_token }).call('data-rights.closeAccount')
    expect((await findUserRow(member)).deletes_at).not.toBeNull()
  })

  it('refuses team members, whom their team removes, and asks guests to sign in', async () => {
    const owner = await aTeamMember(app, { role: 'owner' })
    const { url } = await api.as(owner).call('members.viewApp')
    const code = new URL(url).searchParams.get('session') ?? ''
    const team = await api.as(aGuest(app)).call('identity.exchangeCode', { code })
    const as_team = { token: team.authentication_token, email: team.user.email, slug: app.slug }
    expect(await api.as(as_team).call('data-rights.closeAccount').catch(refusal)).toMatchObject({
      code: 'is_team',
    })
    expect(await api.as(aGuest(app)).call('data-rights.closeAccount').catch(refusal)).toMatchObject({
      code: 'unauthorized',
    })
  })

  it('restores the account of someone who signs in again in time, and reports it', async () => {
    const member = await aMember(app)
    await api.as(member).call('data-rights.closeAccount')
    await api.as(aGuest(app)).call('identity.login', { email: member.email, password: PASSWORD })
    expect(await findUserRow(member)).toMatchObject({ deletes_at: null, closed_by_member: false })
    expect((await mailsTo(app, member.email)).at(-1)?.subject).toContain('has been restored')
    await runJob(eraseUsersJob, app, {})
    expect((await findUserRow(member)).erased_at).toBeNull()
  })
})

describe('erasing', () => {
  it('leaves nothing that identifies the person', async () => {
    const own = await anApp()
    const member = await aMember(own, { name: 'Priya Raman', language: 'ar' })
    const form = await aForm(own)
    await publishApp(own)
    await aSubmission(member, form)
    await api.as(member).call('identity.requestReset', { email: member.email })
    await api.as(member).call('data-rights.closeAccount')
    await afterTwoWeeks(member, own)

    const user = await findUserRow(member, own)
    expect(user.erased_at).not.toBeNull()
    expect(JSON.stringify(user)).not.toContain('Priya')
    expect(JSON.stringify(user)).not.toContain(member.email)
    for (const { table, by, at_erasure } of api.services.need(personalData)) {
      if (at_erasure !== 'delete') continue
      const owner_id = by === 'subscriber_id' ? member.subscriber_id : member.user_id
      const rows = await api.inApp(own.id, (tx) =>
        tx
          .selectFrom(table)
          .selectAll()
          .where(by as never, '=', owner_id as never)
          .execute(),
      )
      expect([table, rows]).toEqual([table, []])
    }
    const again = await api
      .as(aGuest(own))
      .call('identity.login', { email: member.email, password: PASSWORD })
      .catch(refusal)
    expect(again).toMatchObject({ code: 'wrong_credentials' })
  })

  it('frees the address for a new account that knows nothing of the old one', async () => {
    const member = await aMember(app)
    await api.as(member).call('data-rights.closeAccount')
    await afterTwoWeeks(member)
    const new_account = await api
      .as(aGuest(app))
      .call('identity.signUp', { email: member.email, name: 'Somebody New', password: 'long grass in july' })
    expect(new_account.user.id).not.toBe(member.user_id)
    expect(new_account.user.subscriber_id).not.toBe(member.subscriber_id)
  })

  it('deletes the file of an archive with the account', async () => {
    const member = await aMember(app)
    await api.as(member).call('data-rights.requestDataExport')
    const url = await vi.waitFor(async () => {
      const { items } = await api.as(member).call('data-rights.listDataExports')
      if (!items[0]?.url) throw new Error('It is being prepared.')
      return items[0].url
    }, 10_000)
    await api.as(member).call('data-rights.closeAccount')
    await afterTwoWeeks(member)
    await vi.waitFor(async () => {
      expect(
        await api.services.storage.size(new URL(url, 'http://localhost').pathname.slice('/media/'.length)),
      ).toBeNull()
    }, 10_000)
  })
})
