import { beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { aGrant } from '#test/factories/access.ts'
import {
  aGuest,
  aMember,
  anotherSession,
  anOwner,
  aTeamMember,
  atApp,
  aUser,
  mailsTo,
  PASSWORD,
  type TeamCaller,
} from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aProduct } from '#test/factories/commerce.ts'
import { aPreview, aViewCode } from '#test/factories/previews.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'

let api: TestServer
let app: TestApp
let owner: TeamCaller

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
  owner = await aTeamMember(app, { role: 'owner', name: 'Mara Okafor' })
})

const view = (caller: Caller, id: string) => api.as(caller).call('members.viewMember', { id })
const exchange = (code: string, slug = app.slug) =>
  api.as(aGuest({ slug })).call('identity.exchangeCode', { code })
const readViewing = (caller: Caller) => api.as(caller).call('members.getViewing')
const expired = { status: 401, code: 'unauthorized' }

describe('viewMember', () => {
  it.each(['owner', 'account_admin'] as const)('shows an %s the app as a member', async (role) => {
    const member = await aMember(app, { name: 'Dana Whitfield' })
    const { url } = await view(await aTeamMember(app, { role }), member.user_id)
    expect(url).toMatch(new RegExp(`^http://${app.slug}\\.localhost/\\?viewing=[\\w-]{43}$`))
    const shown = await exchange(new URL(url).searchParams.get('viewing') ?? '')
    expect(shown.user).toMatchObject({ id: member.user_id, name: 'Dana Whitfield', is_admin: false })
    expect(shown.viewing?.studio_url).toBe(`http://localhost/apps/${app.slug}/members/${member.user_id}`)
    const left = Date.parse(shown.viewing?.ends_at ?? '') - api.clock.now().getTime()
    expect(left).toBeGreaterThan(29 * 60_000)
    expect(left).toBeLessThanOrEqual(30 * 60_000)
  })

  it('is not for an admin, for members, or for guests', async () => {
    const member = await aMember(app)
    const admin = await aTeamMember(app, { role: 'admin' })
    await expect(view(admin, member.user_id)).rejects.toMatchObject({ status: 403 })
    await expect(view(await aMember(app), member.user_id)).rejects.toMatchObject({ status: 401 })
    await expect(view(aGuest(app), member.user_id)).rejects.toMatchObject({ status: 401 })
  })

  it('finds nobody of another account, in either direction', async () => {
    const member = await aMember(app)
    await expect(view(atApp(await anOwner(), app), member.user_id)).rejects.toMatchObject({ status: 404 })
    const abroad = await aMember(await anApp())
    await expect(view(owner, abroad.user_id)).rejects.toMatchObject({ status: 404 })
  })

  it('never shows anybody of the team', async () => {
    const { url } = await api.as(await aTeamMember(app, { role: 'admin' })).call('members.viewApp')
    const { user } = await exchange(new URL(url).searchParams.get('session') ?? '')
    await expect(view(owner, user.id)).rejects.toMatchObject({ status: 422, code: 'is_team' })
    const rights = await aMember(app, { is_admin: true })
    await expect(view(owner, rights.user_id)).rejects.toMatchObject({ code: 'is_team' })
  })

  it('refuses members who are suspended, have closed the account or wait for approval', async () => {
    const suspended = await aMember(app, { suspended_at: new Date() })
    const closing = await aMember(app, { suspended_at: new Date(), deletes_at: new Date() })
    const waiting = await aUser(app)
    for (const { user_id } of [suspended, closing, waiting])
      await expect(view(owner, user_id)).rejects.toMatchObject({ status: 422, code: 'not_viewable' })
  })
})

describe('the code of a preview', () => {
  it('works once, even in ten concurrent requests', async () => {
    const code = await aViewCode(owner, await aMember(app))
    const uses = await Promise.allSettled(Array.from({ length: 10 }, () => exchange(code)))
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(exchange(code)).rejects.toMatchObject({ status: 422, code: 'token_invalid' })
  })

  it('lasts sixty seconds, in its own app', async () => {
    const [early, late] = [
      await aViewCode(owner, await aMember(app)),
      await aViewCode(owner, await aMember(app)),
    ]
    await expect(exchange(early, (await anApp()).slug)).rejects.toMatchObject({ code: 'token_invalid' })
    await expect(exchange(early)).resolves.toBeDefined()
    api.clock.advance(60_000)
    await expect(exchange(late)).rejects.toMatchObject({ code: 'token_invalid' })
  })

  it('is refused when the member or the role has changed since', async () => {
    const [suspended, member] = [await aMember(app), await aMember(app)]
    const colleague = await aTeamMember(app, { role: 'account_admin' })
    const [to_suspended, of_colleague] = [
      await aViewCode(owner, suspended),
      await aViewCode(colleague, member),
    ]
    await api.as(owner).call('members.suspendMember', { id: suspended.user_id })
    await expect(exchange(to_suspended)).rejects.toMatchObject({ code: 'token_invalid' })
    await api.as(owner).call('team.changeTeamRole', { id: colleague.team_member_id, role: 'admin' })
    await expect(exchange(of_colleague)).rejects.toMatchObject({ code: 'token_invalid' })
  })
})

describe('a preview', () => {
  it('reads what the member sees, and what they own', async () => {
    const member = await aMember(app)
    const product = await aProduct(app)
    await aGrant(app, member, { product_id: product.id })
    const { caller } = await aPreview(app, { member, team_member: owner })
    expect((await readViewing(caller)).user.active_product_ids).toEqual([product.id])
    const { purchased_products } = await api.as(caller).call('library.getMyContent')
    expect(purchased_products.map(({ product_id }) => product_id)).toEqual([product.id])
  })

  it('names the viewed member after a reload, and nobody in an ordinary session', async () => {
    const { caller, member } = await aPreview(app)
    expect(await readViewing(caller)).toMatchObject({
      user: { id: member.user_id },
      authentication_token: caller.token,
      viewing: { ends_at: expect.any(String) },
    })
    await expect(readViewing(member)).rejects.toMatchObject({ status: 404 })
    await expect(readViewing(aGuest(app))).rejects.toMatchObject({ status: 401 })
  })

  it('omits the people whom the member has blocked', async () => {
    const [member, blocked] = [await aMember(app), await aMember(app)]
    await api.as(member).call('directory.blockMember', { user_id: blocked.user_id })
    const { caller } = await aPreview(app, { member })
    expect((await readViewing(caller)).blocked_user_ids).toEqual([])
  })

  it('sets no cookie, and takes none away when it ends', async () => {
    const code = await aViewCode(owner, await aMember(app))
    const headers = { 'content-type': 'application/json' }
    const host = `${app.slug}.localhost`
    const body = JSON.stringify({ code })
    const opened = await api.raw('POST', '/api/v1/auth/exchange', { host, headers, body })
    expect(opened.status).toBe(200)
    expect(opened.headers['set-cookie']).toBeUndefined()
    const { authentication_token: token } = opened.json() as { authentication_token: string }
    const ended = await api.raw('POST', '/api/v1/auth/logout', {
      host,
      headers: { ...headers, 'x-user-token': token },
      body: '{}',
    })
    expect(ended.status).toBe(200)
    expect(ended.headers['set-cookie']).toBeUndefined()
    await expect(readViewing({ slug: app.slug, token })).rejects.toMatchObject(expired)
  })

  it('leaves no trace with the member: no visit, device, location or mail', async () => {
    const last_seen_at = new Date('2026-01-05T08:00:00.000Z')
    const member = await aMember(app, { last_seen_at })
    const { caller } = await aPreview(app, { member, team_member: owner })
    await api.as(caller).call('library.getMyContent')
    await readViewing(caller)
    const { sessions } = await api.as(member).call('identity.listSessions')
    expect(sessions.map(({ id }) => id)).toEqual([member.session_id])
    const detail = await api.as(owner).call('members.showMember', { id: member.user_id })
    expect(detail.last_seen_at).toBe(last_seen_at.toISOString())
    expect(detail.sign_in.sessions.map(({ id }) => id)).toEqual([member.session_id])
    expect(await mailsTo(app, member.email)).toEqual([])
    const rows = await findRows(member.user_id)
    expect(rows.devices).toEqual([])
    expect(rows.views).toEqual([
      { browser: '', network: '', device_id: null, viewed_by_team_member_id: owner.team_member_id },
    ])
  })

  it('does not count as the member’s first sign-in', async () => {
    const member = await aMember(app)
    await api.inApp(app.id, (tx) =>
      tx.deleteFrom('sessions').where('app_id', '=', app.id).where('user_id', '=', member.user_id).execute(),
    )
    await aPreview(app, { member, team_member: owner })
    const device = { slug: app.slug, device_id: 'a-first-phone' }
    await api.as(device).call('identity.login', { email: member.email, password: PASSWORD })
    expect(await mailsTo(app, member.email)).toEqual([])
  })

  it('is recorded in the team’s log: who viewed whom, in which app', async () => {
    const own = await anApp()
    const colleague = await aTeamMember(own, { role: 'owner', name: 'Mara Okafor' })
    const member = await aMember(own, { name: 'Dana Whitfield' })
    const code = await aViewCode(colleague, member)
    const lines = async () => (await api.as(colleague).call('team.listTeamLog')).entries
    expect(await lines()).toEqual([])
    await exchange(code, own.slug)
    expect(await lines()).toMatchObject([
      {
        action: 'member_viewed',
        actor_name: 'Mara Okafor',
        subject_name: 'Dana Whitfield',
        member_id: member.user_id,
        app: { slug: own.slug },
      },
    ])
  })

  it('hears nothing live', async () => {
    const { caller } = await aPreview(app)
    const headers = { host: `${app.slug}.localhost`, origin: `http://${app.slug}.localhost` }
    const socket = new WebSocket(`ws://127.0.0.1:${api.port}/api/v1/realtime`, { headers })
    const closed = new Promise<number>((resolve) => socket.on('close', (code) => resolve(code)))
    socket.on('open', () => socket.send(JSON.stringify({ type: 'auth', token: caller.token })))
    expect(await closed).toBe(4401)
  })

  it('writes nothing into figures, read marks and mails, though a GET would', async () => {
    const { caller, member } = await aPreview(app)
    const refused = { status: 403, code: 'preview_is_read_only' }
    const activity = { activity_type: 'page_view', data: {}, ts: 1 } as const
    await expect(api.as(caller).call('activity.recordActivity', activity)).rejects.toMatchObject(refused)
    const reset = api.as(caller).call('identity.requestReset', { email: member.email })
    await expect(reset).rejects.toMatchObject({ status: 403, code: 'closed_in_preview' })
    expect(await mailsTo(app, member.email)).toEqual([])
  })
})

describe('a preview ends', () => {
  const end_cases: readonly [
    what: string,
    end: (given: Awaited<ReturnType<typeof aPreview>>) => Promise<unknown>,
  ][] = [
    ['the member signs out everywhere', ({ member }) => api.as(member).call('identity.endOtherSessions')],
    [
      'the member is shut out',
      ({ member }) => api.as(owner).call('members.suspendMember', { id: member.user_id }),
    ],
    [
      'the member is deleted',
      ({ member }) => api.as(owner).call('members.deleteMember', { id: member.user_id }),
    ],
    ['the member closes the account', ({ member }) => api.as(member).call('data-rights.closeAccount')],
    [
      'the colleague leaves the team',
      ({ team_member: colleague }) =>
        api.as(owner).call('team.removeTeamMember', { id: colleague.team_member_id }),
    ],
    [
      'the colleague is an admin from then on',
      ({ team_member: { team_member_id: id } }) =>
        api.as(owner).call('team.changeTeamRole', { id, role: 'admin' }),
    ],
    [
      'the colleague signs out of the studio',
      ({ team_member: colleague }) => api.as(colleague).call('team.studioLogout'),
    ],
    ['its time is over', ({ member }) => findEndTime(member.user_id)],
  ]

  it.each(end_cases)('at once when %s', async (_what, endView) => {
    const colleague = await aTeamMember(app, { role: 'account_admin' })
    const preview = await aPreview(app, { team_member: colleague })
    await readViewing(preview.caller)
    await endView(preview)
    await expect(readViewing(preview.caller)).rejects.toMatchObject(expired)
  })

  it('without counting as a place where the member was', async () => {
    const member = await aMember(app)
    await anotherSession(app, member)
    await aPreview(app, { member })
    expect(await api.as(member).call('identity.endOtherSessions')).toEqual({ ended: 1 })
  })
})

function findEndTime(user_id: string) {
  return api.inApp(app.id, (tx) =>
    tx
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('app_id', '=', app.id)
      .where('user_id', '=', user_id)
      .where('is_view', '=', true)
      .execute(),
  )
}

function findRows(user_id: string) {
  return api.inApp(app.id, async (tx) => ({
    devices: await tx
      .selectFrom('user_devices')
      .select('device_id')
      .where('app_id', '=', app.id)
      .where('user_id', '=', user_id)
      .execute(),
    views: await tx
      .selectFrom('sessions')
      .innerJoin('session_views', (join) =>
        join
          .onRef('session_views.app_id', '=', 'sessions.app_id')
          .onRef('session_views.session_id', '=', 'sessions.id'),
      )
      .select(['browser', 'network', 'device_id', 'viewed_by_team_member_id'])
      .where('sessions.app_id', '=', app.id)
      .where('user_id', '=', user_id)
      .execute(),
  }))
}
