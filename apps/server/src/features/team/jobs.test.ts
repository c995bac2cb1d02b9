import { beforeAll, expect, it } from 'vitest'
import { anApp } from '#test/factories/apps.ts'
import { aTeamMember } from '#test/factories/identity.ts'
import { runJob } from '#test/factories/jobs.ts'
import { aTeamInvitation } from '#test/factories/team.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { cleanTeamJob } from './jobs.ts'

let api: TestServer

beforeAll(async () => {
  api = await aServer()
})

const DAY_MS = 24 * 60 * 60 * 1000

it('deletes the address 30 days after an unused invitation expired', async () => {
  const own = await anApp()
  const invited = await aTeamInvitation(await aTeamMember(own, { role: 'owner' }))
  const addresses = async () => {
    const rows = await api.database.control
      .selectFrom('team_invitations')
      .select('email')
      .where('account_id', '=', own.account_id)
      .execute()
    return rows.map(({ email }) => email)
  }

  api.clock.advance(Date.parse(invited.expires_at) - api.clock.now().getTime() + 29 * DAY_MS)
  await runJob(cleanTeamJob, own, {})
  expect(await addresses()).toEqual([invited.email])

  api.clock.advance(2 * DAY_MS)
  await runJob(cleanTeamJob, own, {})
  expect(await addresses()).toEqual([])
})
