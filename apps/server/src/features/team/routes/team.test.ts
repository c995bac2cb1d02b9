import { beforeAll, describe, expect, it } from 'vitest'
import type { InputFor } from '@foyer/contract/client'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aGuest, anOwner, aTeamMember, atApp, PASSWORD, type TeamCaller } from '#test/factories/identity.ts'
import { aTeamMate, aTeamInvitation } from '#test/factories/team.ts'
import { aServer, type TestServer } from '#test/harness.ts'

let api: TestServer
let app: TestApp

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})

const listTeam = (caller: TeamCaller) => api.as(caller).call('team.listTeam')
const change = (by: TeamCaller, input: InputFor<'team.changeTeamRole'>) =>
  api.as(by).call('team.changeTeamRole', input)
const remove = (by: TeamCaller, { team_member_id: id }: TeamCaller) =>
  api.as(by).call('team.removeTeamMember', { id })

/** A team member signed in to the app, as the studio's "View app" does it. */
async function openApp(caller: TeamCaller) {
  const { url } = await api.as(atApp(caller, app)).call('members.viewApp')
  const guest = aGuest(app)
  const code = new URL(url).searchParams.get('session') ?? ''
  const { user, authentication_token: token } = await api.as(guest).call('identity.exchangeCode', { code })
  return { ...guest, token, email: user.email, user_id: user.id }
}

describe('listTeam', () => {
  it('lists the team by role with the permissions, and nobody of another account', async () => {
    const owner = await anOwner()
    const [admin, account_admin] = [await aTeamMate(owner), await aTeamMate(owner, { role: 'account_admin' })]
    await anOwner()
    const { members, abilities } = await listTeam(owner)
    expect(members.map(({ id }) => id)).toEqual([
      owner.team_member_id,
      account_admin.team_member_id,
      admin.team_member_id,
    ])
    expect(members[2]).toMatchObject({
      role: 'admin',
      last_seen_at: expect.any(String),
      can_read_inbox: false,
      abilities: { roles: ['owner', 'account_admin'], change_inbox: true, remove: true },
    })
    expect(abilities).toEqual({ invite: ['account_admin', 'admin'], read_log: true })
  })

  it('shows an admin the team, and neither invitations nor anything to do', async () => {
    const owner = await anOwner()
    await aTeamInvitation(owner)
    const { members, invitations, abilities } = await listTeam(await aTeamMate(owner))
    expect(members).toHaveLength(2)
    expect(invitations).toEqual([])
    expect(abilities).toEqual({ invite: [], read_log: false })
    expect(members.map((one) => one.abilities)).toEqual([
      { roles: [], change_inbox: false, remove: false },
      { roles: [], change_inbox: false, remove: false },
    ])
  })
})

describe('changeTeamRole', () => {
  it('changes permissions in the studio and in every app at once', async () => {
    const owner = await aTeamMember(app, { role: 'owner' })
    const team_member = await aTeamMember(app, { role: 'account_admin' })
    const app_caller = await openApp(team_member)
    await change(owner, { id: team_member.team_member_id, role: 'admin' })
    await expect(api.as(team_member).call('team.listTeamLog')).rejects.toMatchObject({ status: 403 })
    await expect(api.as(app_caller).call('identity.updateUser', {})).resolves.toMatchObject({
      user: { is_admin: true, is_account_admin: false },
    })
  })

  it('refuses to grant a role above the own one or to change someone above', async () => {
    const owner = await anOwner()
    const actor = await aTeamMate(owner, { role: 'account_admin' })
    const admin = await aTeamMate(owner)
    const up = { id: admin.team_member_id, role: 'owner', password: PASSWORD } as const
    await expect(change(actor, up)).rejects.toMatchObject({ status: 403 })
    await expect(change(actor, { id: owner.team_member_id, role: 'admin' })).rejects.toMatchObject({
      status: 403,
    })
    await expect(change(admin, { id: admin.team_member_id, role: 'account_admin' })).rejects.toMatchObject({
      status: 403,
    })
    await expect(change(actor, { id: admin.team_member_id, role: 'account_admin' })).resolves.toMatchObject({
      role: 'account_admin',
    })
  })

  it('requires the acting owner’s own password to make another owner', async () => {
    const owner = await anOwner()
    const successor = await aTeamMate(owner)
    const up = { id: successor.team_member_id, role: 'owner' } as const
    await expect(change(owner, up)).rejects.toMatchObject({
      problem: { errors: [{ path: 'password', code: 'required' }] },
    })
    await expect(change(owner, { ...up, password: 'not this one' })).rejects.toMatchObject({
      code: 'wrong_password',
    })
    await expect(change(owner, { ...up, password: PASSWORD })).resolves.toMatchObject({ role: 'owner' })
    await expect(
      change(successor, { id: owner.team_member_id, role: 'account_admin' }),
    ).resolves.toMatchObject({
      role: 'account_admin',
    })
  })

  it('limits guesses at that password as at the sign-in', async () => {
    const owner = await anOwner()
    const successor = await aTeamMate(owner)
    const tries = Array.from({ length: 12 }, () =>
      change(owner, { id: successor.team_member_id, role: 'owner', password: 'a guess' }).catch(
        ({ status }: { status: number }) => status,
      ),
    )
    expect((await Promise.all(tries)).filter((status) => status === 429)).toHaveLength(2)
  })

  it('refuses to remove the last owner of the account', async () => {
    const owner = await anOwner()
    await expect(change(owner, { id: owner.team_member_id, role: 'admin' })).rejects.toMatchObject({
      code: 'last_owner',
    })
    await expect(remove(owner, owner)).rejects.toMatchObject({ code: 'last_owner' })
  })

  it('finds nobody of another account', async () => {
    const [owner, stranger] = [await anOwner(), await anOwner()]
    await expect(change(owner, { id: stranger.team_member_id, role: 'admin' })).rejects.toMatchObject({
      status: 404,
    })
    await expect(remove(owner, stranger)).rejects.toMatchObject({ status: 404 })
  })
})

describe('removeTeamMember', () => {
  it('ends their access to the studio and every app at once, and leaves an ordinary member', async () => {
    const owner = await aTeamMember(app, { role: 'owner' })
    const team_member = await aTeamMember(app, { role: 'account_admin' })
    const app_caller = await openApp(team_member)
    await remove(owner, team_member)
    await expect(api.as(team_member).call('team.studioMe')).rejects.toMatchObject({ status: 401 })
    await expect(api.as(app_caller).call('identity.updateUser', {})).rejects.toMatchObject({ status: 401 })
    const { email } = team_member
    await expect(api.as({}).call('team.studioLogin', { email, password: PASSWORD })).rejects.toMatchObject({
      code: 'wrong_credentials',
    })
    await expect(
      api.as(atApp(owner, app)).call('members.showMember', { id: app_caller.user_id }),
    ).resolves.toMatchObject({ is_admin: false, is_account_admin: false, sign_in: { sessions: [] } })
  })

  it('allows a removed team member to join again by an invitation', async () => {
    const owner = await anOwner()
    const team_member = await aTeamMate(owner)
    await remove(owner, team_member)
    await expect(aTeamInvitation(owner, { email: team_member.email })).resolves.toMatchObject({
      role: 'admin',
    })
  })

  it('leaves one owner when two remove each other concurrently', async () => {
    for (let round = 0; round < 5; round += 1) {
      const one = await anOwner()
      const other = await aTeamMate(one, { role: 'owner' })
      const answers = await Promise.allSettled([remove(one, other), remove(other, one)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      const left = await Promise.allSettled([listTeam(one), listTeam(other)])
      const [team] = left.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.members] : []))
      expect(team).toHaveLength(1)
      expect(team?.[0]?.role).toBe('owner')
    }
  })

  it('leaves one owner when two step down concurrently', async () => {
    const one = await anOwner()
    const other = await aTeamMate(one, { role: 'owner' })
    const down = [one, other].map((owner) => change(owner, { id: owner.team_member_id, role: 'admin' }))
    const answers = await Promise.allSettled(down)
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { members } = await listTeam(one)
    expect(members.filter(({ role }) => role === 'owner')).toHaveLength(1)
  })
})

describe('setInboxPermission', () => {
  const set = (by: TeamCaller, { team_member_id: id }: TeamCaller, can_read_inbox = true) =>
    api.as(by).call('team.setInboxPermission', { id, can_read_inbox })

  it('lets an admin read the inbox, and logs that once', async () => {
    const owner = await anOwner()
    const admin = await aTeamMate(owner)
    expect(await set(owner, admin)).toMatchObject({ can_read_inbox: true, abilities: { change_inbox: true } })
    await set(owner, admin)
    expect(await set(owner, admin, false)).toMatchObject({ can_read_inbox: false })
    const { entries } = await api.as(owner).call('team.listTeamLog')
    expect(entries.map(({ action }) => action)).toEqual(['team_inbox_revoked', 'team_inbox_granted'])
  })

  it('is no choice for owners and account admins, nor for admins themselves', async () => {
    const owner = await anOwner()
    const [admin, account_admin] = [await aTeamMate(owner), await aTeamMate(owner, { role: 'account_admin' })]
    const { members } = await listTeam(account_admin)
    expect(members.map((one) => [one.can_read_inbox, one.abilities.change_inbox])).toEqual([
      [true, false],
      [true, false],
      [false, true],
    ])
    for (const [by, whom] of [
      [owner, account_admin],
      [account_admin, owner],
      [admin, admin],
    ] as const)
      await expect(set(by, whom, false)).rejects.toMatchObject({ status: 403 })
    await expect(set(await anOwner(), admin)).rejects.toMatchObject({ status: 404 })
  })
})

describe('listTeamLog', () => {
  it('shows owners and account admins who did what to whom, newest first and page by page', async () => {
    const owner = await anOwner({ name: 'Mara Okafor' })
    const team_member = await aTeamMate(owner, { name: 'Sam Rivera' })
    const { email } = await aTeamInvitation(owner)
    await change(owner, { id: team_member.team_member_id, role: 'account_admin' })
    await remove(owner, team_member)
    const first = await api.as(owner).call('team.listTeamLog', { limit: 2 })
    expect(first.entries).toMatchObject([
      { action: 'team_removed', actor_name: 'Mara Okafor', subject_name: 'Sam Rivera', app: null },
      { action: 'team_role_changed', details: { from: 'admin', to: 'account_admin' } },
    ])
    const before = first.next_before ?? ''
    const rest = await api.as(owner).call('team.listTeamLog', { before, limit: 2 })
    expect(rest.entries).toMatchObject([{ action: 'team_invited', subject_name: email }])
    expect(rest.next_before).toBeNull()
    const admin = await aTeamMate(owner)
    await expect(api.as(admin).call('team.listTeamLog')).rejects.toMatchObject({ status: 403 })
    expect((await api.as(await anOwner()).call('team.listTeamLog')).entries).toEqual([])
  })

  it('cannot be changed, not even by the server', async () => {
    const owner = await anOwner()
    await aTeamInvitation(owner)
    const { control } = api.database
    await expect(control.updateTable('team_log').set({ actor_name: 'Nobody' }).execute()).rejects.toThrow(
      'permission denied',
    )
    await expect(control.deleteFrom('team_log').execute()).rejects.toThrow('permission denied')
  })
})

describe('chooseMessagingProfile', () => {
  const choose = (by: TeamCaller, { team_member_id }: TeamCaller) =>
    api.as(atApp(by, app)).call('team.chooseMessagingProfile', { team_member_id })
  const profiles = () =>
    api.inApp(app.id, (tx) =>
      tx.selectFrom('users').select('email').where('is_app_messaging_profile', '=', true).execute(),
    )

  it('makes one team member the messaging profile, also in concurrent changes', async () => {
    const owner = await aTeamMember(app, { role: 'owner' })
    const team = await Promise.all(Array.from({ length: 6 }, () => aTeamMember(app)))
    await Promise.all(team.map((one) => choose(owner, one)))
    expect(await profiles()).toHaveLength(1)
    await choose(owner, owner)
    expect(await profiles()).toEqual([{ email: owner.email }])
    await expect(api.as(atApp(owner, app)).call('team.getMessagingProfile')).resolves.toEqual({
      team_member_id: owner.team_member_id,
    })
  })

  it('passes to an owner when the messaging profile leaves the team', async () => {
    const owner = await aTeamMember(app, { role: 'owner' })
    const voice = await aTeamMember(app)
    await choose(owner, voice)
    await remove(owner, voice)
    const [left] = await profiles()
    expect(left?.email).not.toBe(voice.email)
  })

  it('refuses admins, and team members of another account', async () => {
    const admin = await aTeamMember(app)
    await expect(choose(admin, admin)).rejects.toMatchObject({ status: 403 })
    const owner = await aTeamMember(app, { role: 'owner' })
    await expect(choose(owner, await anOwner())).rejects.toMatchObject({ status: 404 })
  })
})
