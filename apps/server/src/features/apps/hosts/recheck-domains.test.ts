import { beforeAll, describe, expect, it } from 'vitest'
import { aMember, mailsTo } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aVerifiedDomain } from '#test/factories/domains.ts'
import { runJob } from '#test/factories/jobs.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { recheckDomainsJob } from '../jobs.ts'

const DAY_MS = 86_400_000

let api: TestServer
beforeAll(async () => {
  api = await aServer()
})

const inStudio = (app: TestApp) => api.as({ ...app.owner, headers: { 'x-app-slug': app.slug } })
const STUDIO = { id: null } as never

/** The job of the next day, and again of the same day, as it runs when its first try failed after its commit. */
async function nextDay(app: TestApp): Promise<void> {
  api.clock.advance(DAY_MS)
  const facts = (await api.services.directory.byId(app.id))!
  await runJob(recheckDomainsJob, facts, {})
  await runJob(recheckDomainsJob, facts, {})
}

async function days(app: TestApp, count: number): Promise<void> {
  for (let day = 0; day < count; day += 1) await nextDay(app)
}

/** Signs in again, because days have passed. */
const listDomains = async (app: TestApp) => (await inStudio(app).call('apps.listDomains')).domains
const subjects = async (app: TestApp) =>
  (await mailsTo(STUDIO, app.owner.email))
    .map(({ subject }) => subject)
    .filter((text) => text.includes('fit.'))

describe('the daily check of proven domains', () => {
  it('leaves a domain unchanged while its proof is there', async () => {
    const app = await anApp()
    const { domain } = await aVerifiedDomain(app, { is_primary: true })
    await days(app, 8)
    expect(await listDomains(app)).toMatchObject([
      { domain, state: 'verified', is_primary: true, days_left: null },
    ])
    expect(await subjects(app)).toEqual([])
  })

  it('notifies the owner on the first day without proof and releases the domain on the seventh', async () => {
    const app = await anApp()
    const member = await aMember(app)
    const { domain, record } = await aVerifiedDomain(app, { is_primary: true })
    api.dns.set(record.name, 'another')
    await nextDay(app)
    const mail_subjects = await mailsTo(STUDIO, app.owner.email)
    expect(mail_subjects.at(-1)?.text).toContain(record.value)
    expect(await listDomains(app)).toMatchObject([
      { state: 'verified', problem: 'proof_differs', days_left: 6 },
    ])
    await days(app, 5)
    expect(await subjects(app)).toEqual([`${domain} is no longer verified`])
    expect(await listDomains(app)).toMatchObject([{ state: 'verified', is_primary: true, days_left: 1 }])
    await nextDay(app)
    expect(await listDomains(app)).toEqual([])
    expect((await api.services.directory.byId(app.id))?.primary_domain).toBeNull()
    expect(await subjects(app)).toEqual([`${domain} is no longer verified`, `${domain} has been released`])
    expect((await mailsTo(STUDIO, app.owner.email)).at(-1)?.text).toContain(`http://${app.slug}.localhost`)
    await expect(api.as(member).call('identity.listSessions')).rejects.toMatchObject({ status: 401 })
  })

  it('restarts the count after a day on which the proof was there', async () => {
    const app = await anApp()
    const { domain, record } = await aVerifiedDomain(app)
    api.dns.set(record.name)
    await days(app, 6)
    api.dns.set(record.name, record.value)
    await nextDay(app)
    api.dns.set(record.name)
    await days(app, 6)
    expect(await listDomains(app)).toMatchObject([{ domain, state: 'verified', days_left: 1 }])
    expect(await subjects(app)).toEqual([
      `${domain} is no longer verified`,
      `${domain} is no longer verified`,
    ])
  })

  it('ignores days on which DNS does not respond', async () => {
    const app = await anApp()
    const { record } = await aVerifiedDomain(app)
    api.dns.set(record.name)
    await days(app, 6)
    api.dns.setReachable(false)
    await days(app, 8)
    expect(await listDomains(app)).toMatchObject([
      { state: 'verified', problem: 'dns_unreachable', days_left: 1 },
    ])
    api.dns.setReachable(true)
    await nextDay(app)
    expect(await listDomains(app)).toEqual([])
  })

  it('does not check domains that are not proven', async () => {
    const app = await anApp()
    await inStudio(app).call('apps.addDomain', { domain: `fit.${app.slug}.test` })
    await days(app, 8)
    expect(await listDomains(app)).toMatchObject([{ state: 'pending', last_checked_at: null }])
  })
})
