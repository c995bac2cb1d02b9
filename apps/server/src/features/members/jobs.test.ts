import { beforeAll, expect, it } from 'vitest'
import { anApp } from '#test/factories/apps.ts'
import { aGuest, aTeamMember, findMailLink } from '#test/factories/identity.ts'
import { runJob } from '#test/factories/jobs.ts'
import { aMemberInvitation, aNewAddress } from '#test/factories/team.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { cleanMembersJob } from './jobs.ts'

let api: TestServer

beforeAll(async () => {
  api = await aServer()
})

const DAY_MS = 24 * 60 * 60 * 1000

it('deletes the address 30 days after an unused invitation expired, and retains those who joined', async () => {
  const own = await anApp()
  const owner = await aTeamMember(own, { role: 'owner' })
  const [unused, joined] = [aNewAddress(), aNewAddress()]
  await aMemberInvitation(owner, { email: unused })
  await aMemberInvitation(owner, { email: joined })
  const { token } = await findMailLink(own, joined)
  await api.as(aGuest(own)).call('members.acceptInvitation', { token })
  const invitations = () =>
    api.inApp(own.id, (tx) =>
      tx.selectFrom('member_invitations').select(['email', 'expires_at']).orderBy('email').execute(),
    )
  const addresses = async () => (await invitations()).map(({ email }) => email)
  const expires_at = (await invitations()).find(({ email }) => email === unused)?.expires_at.getTime() ?? 0

  api.clock.advance(expires_at - api.clock.now().getTime() + 29 * DAY_MS)
  await runJob(cleanMembersJob, own, {})
  expect(await addresses()).toEqual([unused, joined].toSorted())

  api.clock.advance(2 * DAY_MS)
  await runJob(cleanMembersJob, own, {})
  expect(await addresses()).toEqual([joined])
})
