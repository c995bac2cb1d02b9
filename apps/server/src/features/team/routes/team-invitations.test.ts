import { beforeAll, describe, expect, it } from 'vitest'
import { anOwner, findMailLink, mailsTo, PASSWORD } from '#test/factories/identity.ts'
import { aTeamMate, aNewAddress, aTeamInvitation, findTeamToken } from '#test/factories/team.ts'
import { aServer, type TestServer } from '#test/harness.ts'

let api: TestServer

beforeAll(async () => {
  api = await aServer()
})

const STUDIO = { id: null }
const DAY_MS = 86_400_000
const show = (token: string) => api.as({}).call('team.showTeamInvitation', { token })
const accept = (token: string, name = 'Jo Lindqvist', password = PASSWORD) =>
  api.as({}).call('team.acceptTeamInvitation', { token, name, password })

async function anInvitedAddress(role: 'admin' | 'account_admin' = 'admin') {
  const owner = await anOwner({ name: 'Mara Okafor' })
  const invitation = await aTeamInvitation(owner, { role })
  return { owner, invitation, email: invitation.email, token: await findTeamToken(invitation.email) }
}

describe('inviteTeamMember', () => {
  it('mails a link with the token in the hash, and stores only the token hash', async () => {
    const { email, token, owner } = await anInvitedAddress()
    const { pathname, search, hash } = await findMailLink(STUDIO, email)
    expect([pathname, search]).toEqual(['/join', ''])
    expect(hash).toMatch(/^#token=[\w-]{43}$/)
    expect((await mailsTo(STUDIO, email))[0]?.subject).toBe('Mara Okafor invited you to their team on Foyer')
    const stored = await api.database.control.selectFrom('team_invitations').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(token)
    expect((await api.as(owner).call('team.listTeam')).invitations).toMatchObject([
      { email, role: 'admin', is_expired: false },
    ])
  })

  it('refuses a second invitation and an existing team member', async () => {
    const { owner, email } = await anInvitedAddress()
    await expect(aTeamInvitation(owner, { email: email.toUpperCase() })).rejects.toMatchObject({
      code: 'already_invited',
    })
    const { email: taken } = await aTeamMate(owner)
    await expect(aTeamInvitation(owner, { email: taken })).rejects.toMatchObject({ code: 'already_in_team' })
  })

  it('does not reveal whether an address belongs to another account', async () => {
    const [owner, stranger] = [await anOwner(), await anOwner()]
    await expect(aTeamInvitation(owner, { email: stranger.email })).resolves.toMatchObject({
      email: stranger.email,
    })
  })

  it('refuses admins, and invitations as an owner', async () => {
    const owner = await anOwner()
    const input = { email: aNewAddress(), role: 'admin' } as const
    await expect(api.as(await aTeamMate(owner)).call('team.inviteTeamMember', input)).rejects.toMatchObject({
      status: 403,
    })
    await expect(
      api.as(owner).call('team.inviteTeamMember', { ...input, role: 'owner' as never }),
    ).rejects.toMatchObject({ code: 'invalid' })
  })

  it('mails one address five times in an hour', async () => {
    const { owner, invitation } = await anInvitedAddress()
    const resend = () => api.as(owner).call('team.resendTeamInvitation', { id: invitation.id })
    const answers = await Promise.allSettled(Array.from({ length: 6 }, resend))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
  })
})

describe('acceptTeamInvitation', () => {
  it('creates a team member with the role and signs them in', async () => {
    const { owner, email, token } = await anInvitedAddress('account_admin')
    await expect(show(token)).resolves.toEqual({
      email,
      role: 'account_admin',
      account_name: 'Mara Okafor',
      invited_by_name: 'Mara Okafor',
    })
    const { team_member, account, authentication_token } = await accept(token)
    expect(team_member).toMatchObject({ email, name: 'Jo Lindqvist', role: 'account_admin' })
    expect(account.id).toBe(owner.account_id)
    await expect(api.as({ token: authentication_token }).call('team.listTeam')).resolves.toMatchObject({
      invitations: [],
    })
    await expect(api.as({}).call('team.studioLogin', { email, password: PASSWORD })).resolves.toBeDefined()
  })

  it('works once, even in fifty concurrent requests', async () => {
    const { owner, token } = await anInvitedAddress()
    const answers = await Promise.allSettled(Array.from({ length: 50 }, () => accept(token)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await api.as(owner).call('team.listTeam')).members).toHaveLength(2)
    await expect(show(token)).rejects.toMatchObject({ code: 'invitation_used' })
    await expect(accept(token)).rejects.toMatchObject({ code: 'invitation_used' })
  })

  it('distinguishes expired, withdrawn and invented links', async () => {
    const expired = await anInvitedAddress()
    const withdrawn = await anInvitedAddress()
    await api.as(withdrawn.owner).call('team.withdrawTeamInvitation', { id: withdrawn.invitation.id })
    await expect(accept(withdrawn.token)).rejects.toMatchObject({ code: 'invitation_withdrawn' })
    await expect(accept('x'.repeat(43))).rejects.toMatchObject({ code: 'token_invalid' })
    await api.database.control
      .updateTable('team_invitations')
      .set({ expires_at: new Date(api.clock.now().getTime() - 1) })
      .where('id', '=', expired.invitation.id)
      .execute()
    await expect(show(expired.token)).rejects.toMatchObject({ code: 'invitation_expired' })
    await expect(accept(expired.token)).rejects.toMatchObject({ code: 'invitation_expired' })
  })

  it('takes no link of another purpose', async () => {
    const owner = await anOwner()
    await api.as({}).call('team.studioRequestReset', { email: owner.email })
    await expect(accept((await findMailLink(STUDIO, owner.email)).token)).rejects.toMatchObject({
      code: 'token_invalid',
    })
    const { token } = await anInvitedAddress()
    await expect(
      api.as({}).call('team.studioResetPassword', { token, password: PASSWORD }),
    ).rejects.toMatchObject({ code: 'token_invalid' })
  })

  it('leaves the link valid after a refused password and when the address is taken', async () => {
    const { token } = await anInvitedAddress()
    await expect(accept(token, 'Jo', 'short')).rejects.toMatchObject({
      problem: {
        errors: [
          { path: 'name', code: 'name_too_short' },
          { path: 'password', code: 'password_too_short' },
        ],
      },
    })
    await expect(accept(token)).resolves.toBeDefined()

    const [owner, stranger] = [await anOwner(), await anOwner()]
    await aTeamInvitation(owner, { email: stranger.email })
    const taken = await findTeamToken(stranger.email)
    await expect(accept(taken)).rejects.toMatchObject({ code: 'email_taken' })
    await expect(show(taken)).resolves.toMatchObject({ email: stranger.email })
  })

  it('is nothing for a foreign page', async () => {
    const { token } = await anInvitedAddress()
    const answer = await api.raw('POST', '/api/v1/studio/team/invitations/accept', {
      headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
      body: JSON.stringify({ token, name: 'Jo Lindqvist', password: PASSWORD }),
    })
    expect(answer.status).toBe(403)
  })
})

describe('resendTeamInvitation', () => {
  it('mails a new link for another seven days, and the old one is worth nothing', async () => {
    const { owner, invitation, email, token } = await anInvitedAddress()
    const sent = await api.as(owner).call('team.resendTeamInvitation', { id: invitation.id })
    expect(Date.parse(sent.expires_at) - Date.parse(sent.sent_at)).toBe(7 * DAY_MS)
    await expect(accept(token)).rejects.toMatchObject({ code: 'token_invalid' })
    await expect(accept(await findTeamToken(email))).resolves.toBeDefined()
  })

  it('knows no invitation of another account, nor one that was answered', async () => {
    const { owner, invitation, token } = await anInvitedAddress()
    const stranger = await anOwner()
    for (const name of ['team.resendTeamInvitation', 'team.withdrawTeamInvitation'] as const) {
      await expect(api.as(stranger).call(name, { id: invitation.id })).rejects.toMatchObject({ status: 404 })
    }
    await accept(token)
    await expect(
      api.as(owner).call('team.withdrawTeamInvitation', { id: invitation.id }),
    ).rejects.toMatchObject({ status: 404 })
  })
})
