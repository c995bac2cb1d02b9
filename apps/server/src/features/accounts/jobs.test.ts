import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aGuest, aMember, aTeamMember, linkTo } from '#test/factories/accounts.ts'
import { runJob } from '#test/factories/jobs.ts'
import { aMemberInvitation, aNewAddress, aTeamInvitation } from '#test/factories/team.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { cleanAccountsJob } from './jobs.ts'

let api: TestServer
let app: TestApp

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})

const DAY_MS = 24 * 60 * 60 * 1000

function idsIn(table: 'sessions' | 'one_time_tokens'): Promise<{ id: string }[]> {
  return api.inApp(app.id, (tx) => tx.selectFrom(table).select('id').execute())
}

describe('cleaning', () => {
  it('deletes what has ended and leaves what lives', async () => {
    const living = await aMember(app)
    const ended = await aMember(app)
    await api.inApp(app.id, (tx) =>
      tx
        .updateTable('sessions')
        .set({ revoked_at: new Date(api.clock.now().getTime() - 91 * DAY_MS) })
        .where('id', '=', ended.session_id)
        .execute(),
    )
    await api.as(aGuest(app)).call('accounts.requestReset', { email: living.email })
    await runJob(cleanAccountsJob, app, {})
    expect(await idsIn('sessions')).toEqual([{ id: living.session_id }])
    expect(await idsIn('one_time_tokens')).toHaveLength(1)

    api.clock.advance(2 * DAY_MS)
    await runJob(cleanAccountsJob, app, {})
    expect(await idsIn('one_time_tokens')).toEqual([])
    expect(await idsIn('sessions')).toEqual([{ id: living.session_id }])
    const counters = await api.inApp(app.id, (tx) => tx.selectFrom('auth_attempts').selectAll().execute())
    expect(counters).toEqual([])
  })

  it('forgets whom nobody heard of again 30 days after the invitation ran out, and keeps who came', async () => {
    const own = await anApp()
    const owner = await aTeamMember(own, { role: 'owner' })
    const [gone, came] = [aNewAddress(), aNewAddress()]
    await aMemberInvitation(owner, { email: gone })
    await aMemberInvitation(owner, { email: came })
    const { token } = await linkTo(own, came)
    await api.as(aGuest(own)).call('accounts.acceptInvitation', { token })
    const asked = await aTeamInvitation(owner)
    const addresses = async () => {
      const members = await api.inApp(own.id, (tx) =>
        tx.selectFrom('member_invitations').select('email').execute(),
      )
      const team = await api.database.control
        .selectFrom('team_invitations')
        .select('email')
        .where('account_id', '=', own.account_id)
        .execute()
      return [...members, ...team].map(({ email }) => email).toSorted()
    }
    const run_out = await api.inApp(own.id, (tx) =>
      tx.selectFrom('member_invitations').select('expires_at').where('email', '=', gone).execute(),
    )
    const longest = Math.max(
      Date.parse(asked.expires_at),
      ...run_out.map(({ expires_at }) => expires_at.getTime()),
    )
    api.clock.advance(longest - api.clock.now().getTime() + 29 * DAY_MS)
    await runJob(cleanAccountsJob, own, {})
    expect(await addresses()).toEqual([gone, came, asked.email].toSorted())
    api.clock.advance(2 * DAY_MS)
    await runJob(cleanAccountsJob, own, {})
    expect(await addresses()).toEqual([came])
  })
})
