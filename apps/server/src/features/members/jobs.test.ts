import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aGuest, aTeamMember, findMailLink } from '#test/factories/identity.ts'
import { runJob } from '#test/factories/jobs.ts'
import { aMemberInvitation, aNewAddress, aTeamInvitation } from '#test/factories/team.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { cleanTeamJob } from '../team/index.ts'
import { cleanMembersJob } from './jobs.ts'

let api: TestServer

beforeAll(async () => {
  api = await aServer()
})

const DAY_MS = 24 * 60 * 60 * 1000

async function clean(app: TestApp): Promise<void> {
  await runJob(cleanMembersJob, app, {})
  await runJob(cleanTeamJob, app, {})
}

describe('cleaning invitations', () => {
  it('deletes the address 30 days after an unused invitation expired, and retains those who joined', async () => {
    const own = await anApp()
    const owner = await aTeamMember(own, { role: 'owner' })
    const [gone, came] = [aNewAddress(), aNewAddress()]
    await aMemberInvitation(owner, { email: gone })
    await aMemberInvitation(owner, { email: came })
    const { token } = await findMailLink(own, came)
    await api.as(aGuest(own)).call('members.acceptInvitation', { token })
    const invited = await aTeamInvitation(owner)
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
      Date.parse(invited.expires_at),
      ...run_out.map(({ expires_at }) => expires_at.getTime()),
    )
    api.clock.advance(longest - api.clock.now().getTime() + 29 * DAY_MS)
    await clean(own)
    expect(await addresses()).toEqual([gone, came, invited.email].toSorted())
    api.clock.advance(2 * DAY_MS)
    await clean(own)
    expect(await addresses()).toEqual([came])
  })
})
