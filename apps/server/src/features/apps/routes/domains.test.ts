import { beforeAll, describe, expect, it } from 'vitest'
import { aMember } from '#test/factories/identity.ts'
import { anApp, anOwner, type TestApp } from '#test/factories/apps.ts'
import { aVerifiedDomain } from '#test/factories/domains.ts'
import { aPasskey } from '#test/factories/passkeys.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

let api: TestServer
beforeAll(async () => {
  api = await aServer()
})

const inStudio = (app: TestApp, who = app.owner) => api.as({ ...who, headers: { 'x-app-slug': app.slug } })
const aName = () => `fit.${newId()}.test`

async function add(app: TestApp, domain = aName()) {
  const { domains } = await inStudio(app).call('apps.addDomain', { domain })
  return domains.find((one) => one.domain === domain)!
}
const check = (app: TestApp, id: string) => inStudio(app).call('apps.checkDomain', { id })
const one = ({ domains }: Awaited<ReturnType<typeof check>>, id: string) =>
  domains.find((domain) => domain.id === id)
const refusal = (code: string) => ({ code })

describe('the domains of an app', () => {
  it('are none at first, and their records point to the host of the slug', async () => {
    const app = await anApp()
    expect(await inStudio(app).call('apps.listDomains')).toEqual({
      domains: [],
      points_to: `${app.slug}.localhost`,
      current_host: `${app.slug}.localhost`,
      passkey_holders: 0,
    })
  })

  it('are requested with a record of their own, in lower case and ASCII', async () => {
    const app = await anApp()
    const name = newId()
    const { domains } = await inStudio(app).call('apps.addDomain', { domain: ` Müsli.${name}.TEST. ` })
    const domain = `xn--msli-0ra.${name}.test`
    expect(domains).toEqual([
      {
        id: domains[0]?.id,
        domain,
        state: 'pending',
        is_primary: false,
        verified_at: null,
        last_checked_at: null,
        problem: null,
        days_left: null,
        record: { name: `_foyer.${domain}`, value: expect.stringMatching(/^foyer-proof=[0-9a-f]{40}$/) },
      },
    ])
    const other = await add(await anApp(), domain)
    expect(other.record.value).not.toBe(domains[0]?.record.value)
  })

  it.each([
    ['domain_is_address', 'https://fit.kiln.test'],
    ['domain_is_number', '203.0.113.7'],
    ['domain_is_wildcard', '*.kiln.test'],
    ['domain_incomplete', 'kiln'],
    ['domain_too_long', `${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(60)}.test`],
    ['domain_invalid', 'two words.test'],
    ['domain_is_ours', 'kiln.localhost'],
    ['domain_reserved', 'kiln.example'],
  ])('are refused with %s where they are %s', async (code, domain) => {
    const call = inStudio(await anApp()).call('apps.addDomain', { domain })
    await expect(call).rejects.toMatchObject({ status: 422, code })
  })

  it('can be requested once each and ten at most, also in concurrent requests', async () => {
    const app = await anApp()
    const { domain } = await add(app)
    await expect(add(app, domain.toUpperCase())).rejects.toMatchObject(refusal('domain_added'))
    const more = await Promise.allSettled(Array.from({ length: 12 }, () => add(app)))
    expect(more.filter(({ status }) => status === 'fulfilled')).toHaveLength(9)
    await expect(add(app)).rejects.toMatchObject(refusal('too_many_domains'))
  })
})

describe('the proof of a domain', () => {
  it('counts from the check on, and reports what DNS returned instead', async () => {
    const app = await anApp()
    const { id, record } = await add(app)
    expect(one(await check(app, id), id)).toMatchObject({ state: 'pending', problem: 'proof_missing' })
    api.dns.set(record.name, 'v=spf1 -all', 'foyer-proof=other')
    expect(one(await check(app, id), id)).toMatchObject({ state: 'pending', problem: 'proof_differs' })
    api.dns.setReachable(false)
    expect(one(await check(app, id), id)).toMatchObject({ state: 'pending', problem: 'dns_unreachable' })
    api.dns.setReachable(true)
    api.dns.set(record.name, 'v=spf1 -all', record.value)
    const proven = one(await check(app, id), id)
    const now = api.clock.now().toISOString()
    expect(proven).toMatchObject({
      state: 'verified',
      problem: null,
      is_primary: false,
      verified_at: now,
      last_checked_at: now,
    })
  })

  it('is checked again for a proven domain, which one missing proof does not remove at once', async () => {
    const app = await anApp()
    const { id, record } = await aVerifiedDomain(app)
    api.dns.set(record.name)
    expect(one(await check(app, id), id)).toMatchObject({ state: 'verified', problem: 'proof_missing' })
    api.dns.set(record.name, record.value)
    expect(one(await check(app, id), id)).toMatchObject({ state: 'verified', problem: null })
  })

  it('gives a domain to one of two apps that prove it at once', async () => {
    const [first, second] = [await anApp(), await anApp()]
    const domain = aName()
    const inputs = [
      { app: first, ...(await add(first, domain)) },
      { app: second, ...(await add(second, domain)) },
    ]
    api.dns.set(`_foyer.${domain}`, ...inputs.map(({ record }) => record.value))
    const found = await Promise.all(inputs.map(async ({ app, id }) => one(await check(app, id), id)))
    expect(found.filter((row) => row?.state === 'verified')).toHaveLength(1)
    expect(found.find((row) => row?.state === 'pending')?.problem).toBe('domain_taken')
  })

  it('takes nothing that another app has proven until that app lets it go', async () => {
    const [other_app, own_app] = [await anApp(), await anApp()]
    const proven = await aVerifiedDomain(other_app)
    const input = await add(own_app, proven.domain)
    api.dns.set(input.record.name, input.record.value)
    expect(one(await check(own_app, input.id), input.id)).toMatchObject({ problem: 'domain_taken' })
    await expect(inStudio(own_app).call('apps.setPrimaryDomain', { id: input.id })).rejects.toMatchObject(
      refusal('domain_not_proven'),
    )
    await inStudio(other_app).call('apps.removeDomain', { id: proven.id })
    expect(one(await check(own_app, input.id), input.id)).toMatchObject({ state: 'verified' })
  })
})

describe('who may', () => {
  it('can be changed only by owners and account admins of this account', async () => {
    const [app, other] = [await anApp(), await anApp()]
    const [admin, account_admin] = await Promise.all(
      (['admin', 'account_admin'] as const).map((role) => anOwner({ account_id: app.account_id, role })),
    )
    const { id } = await aVerifiedDomain(app)
    const requests = [
      (who: TestApp['owner']) => inStudio(app, who).call('apps.listDomains'),
      (who: TestApp['owner']) => inStudio(app, who).call('apps.addDomain', { domain: aName() }),
      (who: TestApp['owner']) => inStudio(app, who).call('apps.checkDomain', { id }),
      (who: TestApp['owner']) => inStudio(app, who).call('apps.setPrimaryDomain', { id }),
      (who: TestApp['owner']) => inStudio(app, who).call('apps.removeDomain', { id }),
    ]
    for (const requestDomain of requests) {
      await expect(requestDomain(admin!)).rejects.toMatchObject({ status: 403 })
      await expect(requestDomain(other.owner)).rejects.toMatchObject({ status: 404 })
      expect((await requestDomain(account_admin!)).points_to).toBe(`${app.slug}.localhost`)
    }
  })

  it('another app’s domain is answered like one that does not exist', async () => {
    const [app, other] = [await anApp(), await anApp()]
    const { id } = await aVerifiedDomain(other)
    for (const wrong of [id, newId()])
      for (const name of ['apps.checkDomain', 'apps.setPrimaryDomain', 'apps.removeDomain'] as const)
        await expect(inStudio(app).call(name, { id: wrong })).rejects.toMatchObject({ status: 404 })
    expect((await inStudio(other).call('apps.listDomains')).domains).toHaveLength(1)
  })

  it('requires a fresh sign-in to move the app or to release a proven domain', async () => {
    const app = await anApp()
    const { id } = await aVerifiedDomain(app)
    const pending = await add(app)
    await api.database.control
      .updateTable('studio_sessions')
      .set({ created_at: new Date(api.clock.now().getTime() - 11 * 60_000) })
      .where('team_member_id', '=', app.owner.team_member_id)
      .execute()
    const again = refusal('sign_in_again')
    await expect(inStudio(app).call('apps.setPrimaryDomain', { id })).rejects.toMatchObject(again)
    await expect(inStudio(app).call('apps.removeDomain', { id })).rejects.toMatchObject(again)
    const { domains } = await inStudio(app).call('apps.removeDomain', { id: pending.id })
    expect(domains.map((row) => row.id)).toEqual([id])
  })
})

describe('what it does', () => {
  it("is recorded in the team's log", async () => {
    const app = await anApp()
    const { id, domain } = await aVerifiedDomain(app)
    await inStudio(app).call('apps.setPrimaryDomain', { id })
    await inStudio(app).call('apps.setPrimaryDomain', { id })
    await inStudio(app).call('apps.setPrimaryDomain', { id: null })
    await inStudio(app).call('apps.removeDomain', { id })
    const { entries } = await api.as(app.owner).call('team.listTeamLog')
    expect(entries.map(({ action, subject_name }) => [action, subject_name])).toEqual([
      ['app_domain_removed', domain],
      ['app_address_chosen', app.slug],
      ['app_address_chosen', domain],
      ['app_domain_proven', domain],
      ['app_domain_added', domain],
    ])
  })

  it('reports beforehand how many members have a passkey for the old address', async () => {
    const app = await anApp()
    await aPasskey(await aMember(app))
    const { id, domain } = await aVerifiedDomain(app)
    expect(await inStudio(app).call('apps.listDomains')).toMatchObject({ passkey_holders: 1 })
    expect(await inStudio(app).call('apps.setPrimaryDomain', { id })).toMatchObject({
      passkey_holders: 0,
      current_host: domain,
      domains: [{ is_primary: true }],
    })
  })

  it('signs everyone out when a proven domain is released, and nobody for one that was only requested', async () => {
    const app = await anApp()
    const member = await aMember(app)
    const { id } = await aVerifiedDomain(app)
    await inStudio(app).call('apps.removeDomain', { id: (await add(app)).id })
    expect((await api.as(member).call('identity.listSessions')).sessions).toHaveLength(1)
    await inStudio(app).call('apps.removeDomain', { id })
    await expect(api.as(member).call('identity.listSessions')).rejects.toMatchObject({ status: 401 })
  })
})
