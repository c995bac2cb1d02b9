import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aGuest, aMember, aTeamMember, findMailLink, mailsTo, PASSWORD } from '#test/factories/identity.ts'
import { aProduct } from '#test/factories/commerce.ts'
import { aTeamMate, aMemberInvitation, aNewAddress } from '#test/factories/team.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'

let api: TestServer
let app: TestApp
let owner: Caller
/** An app without public sign-up. */
let closed: TestApp
let closed_owner: Caller

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
  owner = { ...app.owner, slug: app.slug }
  closed = await anApp({ access: { is_private: true, require_sign_in: true } })
  closed_owner = { ...closed.owner, slug: closed.slug }
})

const findToken = async (to: TestApp, email: string) => (await findMailLink(to, email)).token
const accept = (to: TestApp, token: string) => api.as(aGuest(to)).call('members.acceptInvitation', { token })
const listOpen = async (by: Caller) => (await api.as(by).call('members.listMemberInvitations')).items

describe('inviteMember', () => {
  it('mails a link with the token in the hash, and lists open invitations', async () => {
    const { id } = await aProduct(app, { title: 'Gold' })
    const email = aNewAddress()
    const invitation = await aMemberInvitation(owner, { email, name: 'Jo Lindqvist', product_ids: [id] })
    expect(invitation).toMatchObject({ email, name: 'Jo Lindqvist', products: [{ id, title: 'Gold' }] })
    const { host, search, hash, purpose } = await findMailLink(app, email)
    expect([host, search, purpose]).toEqual([`${app.slug}.localhost`, '', 'invitation'])
    expect(hash).toMatch(/^#auth\?purpose=invitation&token=[\w-]{43}$/)
    expect(await listOpen(owner)).toContainEqual(invitation)
    const rows = await api.inApp(app.id, (tx) => tx.selectFrom('member_invitations').selectAll().execute())
    expect(JSON.stringify(rows)).not.toContain(await findToken(app, email))
  })

  it('refuses a second invitation, existing members and products of another app', async () => {
    const { email } = await aMemberInvitation(owner)
    await expect(aMemberInvitation(owner, { email })).rejects.toMatchObject({ code: 'already_invited' })
    const member = await aMember(app)
    await expect(aMemberInvitation(owner, { email: member.email })).rejects.toMatchObject({
      code: 'already_member',
    })
    const { id } = await aProduct(await anApp())
    await expect(aMemberInvitation(owner, { product_ids: [id] })).rejects.toMatchObject({
      problem: { errors: [{ path: 'product_ids.0', code: 'unknown_product' }] },
    })
  })

  it('is not for the team of another account', async () => {
    const stranger = await aTeamMember(await anApp(), { role: 'owner' })
    await expect(
      aMemberInvitation({ ...stranger, headers: { 'x-app-slug': app.slug } }),
    ).rejects.toMatchObject({ status: 404 })
  })
})

describe('acceptInvitation', () => {
  it('creates a member with the products, also in a private app', async () => {
    const { id } = await aProduct(closed)
    const email = aNewAddress()
    await aMemberInvitation(closed_owner, { email, name: 'Jo Lindqvist', product_ids: [id] })
    const { user } = await accept(closed, await findToken(closed, email))
    expect(user).toMatchObject({
      email,
      name: 'Jo Lindqvist',
      is_email_verified: true,
      active_product_ids: [id],
      subscriber_id: expect.any(String),
    })
    expect((await listOpen(closed_owner)).map((one) => one.email)).not.toContain(email)
  })

  it('works once, even in fifty concurrent requests', async () => {
    const { id } = await aProduct(app)
    const { email } = await aMemberInvitation(owner, { product_ids: [id] })
    const token = await findToken(app, email)
    const answers = await Promise.allSettled(Array.from({ length: 50 }, () => accept(app, token)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { members } = await api.as(owner).call('members.listMembers', { term: email })
    expect(members).toHaveLength(1)
    const subscriber_id = members[0]?.subscriber_id ?? ''
    const { items } = await api.as(owner).call('access.listEntitlements', { subscriber_id })
    expect(items).toHaveLength(1)
  })

  it('refuses expired, withdrawn, replaced and invented links alike', async () => {
    const expired = await aMemberInvitation(owner)
    const withdrawn = await aMemberInvitation(owner)
    const replaced = await aMemberInvitation(owner)
    const tokens = await Promise.all([expired, withdrawn, replaced].map(({ email }) => findToken(app, email)))
    await api.inApp(app.id, (tx) =>
      tx
        .updateTable('member_invitations')
        .set({ expires_at: new Date(api.clock.now().getTime() - 1) })
        .where('id', '=', expired.id)
        .execute(),
    )
    await api.as(owner).call('members.withdrawMemberInvitation', { id: withdrawn.id })
    await api.as(owner).call('members.resendMemberInvitation', { id: replaced.id })
    for (const token of [...tokens, 'x'.repeat(43)]) {
      await expect(accept(app, token)).rejects.toMatchObject({ code: 'token_invalid' })
    }
    await expect(accept(app, await findToken(app, replaced.email))).resolves.toBeDefined()
  })

  it('takes no link of another app or purpose', async () => {
    const { email } = await aMemberInvitation(owner)
    await expect(accept(closed, await findToken(app, email))).rejects.toMatchObject({ code: 'token_invalid' })
    await expect(
      api.as(aGuest(app)).call('identity.verifyPasswordless', {
        token: await findToken(app, email),
        is_confirmed: true,
      }),
    ).rejects.toMatchObject({ code: 'token_invalid' })
    const guest = aGuest(app)
    await api.as(guest).call('identity.requestPasswordless', { email: aNewAddress() })
    const member = await aMember(app)
    await api.as(guest).call('identity.requestPasswordless', { email: member.email })
    await expect(accept(app, await findToken(app, member.email))).rejects.toMatchObject({
      code: 'token_invalid',
    })
  })

  it('is not accepted by opening the page or by a foreign page', async () => {
    const { email } = await aMemberInvitation(owner)
    const token = await findToken(app, email)
    const answer = await api.raw('POST', '/api/v1/auth/invitation', {
      host: `${app.slug}.localhost`,
      headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
      body: JSON.stringify({ token }),
    })
    expect(answer.status).toBe(403)
    await expect(accept(app, token)).resolves.toBeDefined()
  })
})

describe('an open invitation', () => {
  it('admits the user who verifies the address by a mailed code, with the products', async () => {
    const { id } = await aProduct(closed)
    const { email } = await aMemberInvitation(closed_owner, { product_ids: [id] })
    const guest = aGuest(closed)
    await api.as(guest).call('identity.requestPasswordless', { email })
    const { code } = await findMailLink(closed, email)
    const { user } = await api.as(guest).call('identity.verifyPasswordless', { code: code ?? '' })
    expect(user).toMatchObject({ subscriber_id: expect.any(String), active_product_ids: [id] })
  })

  it('grants nothing to an unverified address', async () => {
    const { id } = await aProduct(closed)
    const { email } = await aMemberInvitation(closed_owner, { product_ids: [id] })
    const claimed = await api
      .as(aGuest(closed))
      .call('identity.signUp', { email, name: 'Not Them', password: PASSWORD })
    expect(claimed.user).toMatchObject({ subscriber_id: null, active_product_ids: [] })
    // The owner of the address confirms, on their own device, a link that another person requested.
    const confirmed = api
      .as(aGuest(closed))
      .call('identity.verifyEmail', { token: await findToken(closed, email) })
    await expect(confirmed).rejects.toMatchObject({ code: 'sign_in_to_confirm' })
    expect((await listOpen(closed_owner)).map((one) => one.email)).toContain(email)
  })

  it('admits the user who signs up and verifies the address on the same device', async () => {
    const { email } = await aMemberInvitation(closed_owner)
    const guest = aGuest(closed)
    const { authentication_token: token } = await api
      .as(guest)
      .call('identity.signUp', { email, name: 'Jo Lindqvist', password: PASSWORD })
    await api.as(guest).call('identity.verifyEmail', { token: await findToken(closed, email) })
    await expect(api.as({ ...guest, token, email }).call('identity.updateUser', {})).resolves.toMatchObject({
      user: { subscriber_id: expect.any(String) },
    })
  })
})

describe('resendMemberInvitation', () => {
  it('mails one address five times in an hour, and knows nothing of another app', async () => {
    const { id, email } = await aMemberInvitation(owner)
    const resend = () => api.as(owner).call('members.resendMemberInvitation', { id })
    const answers = await Promise.allSettled(Array.from({ length: 6 }, resend))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
    expect(await mailsTo(app, email)).toHaveLength(5)
    await expect(api.as(closed_owner).call('members.resendMemberInvitation', { id })).rejects.toMatchObject({
      status: 404,
    })
    await expect(api.as(closed_owner).call('members.withdrawMemberInvitation', { id })).rejects.toMatchObject(
      { status: 404 },
    )
  })

  it('is logged', async () => {
    const team_member = { ...(await aTeamMate(app.owner, { name: 'Sam Rivera' })), slug: app.slug }
    const { email } = await aMemberInvitation(team_member)
    const { entries } = await api.as(app.owner).call('team.listTeamLog')
    expect(entries[0]).toMatchObject({
      action: 'member_invited',
      actor_name: 'Sam Rivera',
      subject_name: email,
      member_id: null,
      app: { slug: app.slug },
    })
  })
})
