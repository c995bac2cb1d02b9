import { beforeAll, describe, expect, it, vi } from 'vitest'
import { aGuest, aMember, aUser, mailsTo, PASSWORD, type MemberCaller } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { readArchiveFiles } from '#test/factories/archives.ts'
import { aForm, aSubmission } from '#test/factories/forms.ts'
import { runJob } from '#test/factories/jobs.ts'
import { publishApp } from '#test/factories/pages.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { cleanExportsJob } from '../clean-exports-job.ts'
import { insertExport } from '../repository/data-exports.ts'

let api: TestServer
let app: TestApp

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})

/** Waits until the requested archives of a member are ready. */
async function waitForExport(member: MemberCaller) {
  return vi.waitFor(
    async () => {
      const { items } = await api.as(member).call('data-rights.listDataExports')
      const ready = items.find(({ state }) => state === 'ready')
      if (!ready || items.some(({ state }) => state === 'preparing')) throw new Error('It is being prepared.')
      return ready
    },
    { timeout: 15_000, interval: 50 },
  )
}

function download(url: string | null, headers: Record<string, string> = {}, slug = app.slug) {
  return api.raw('GET', url ?? '', { host: `${slug}.localhost`, headers })
}

const cookieOf = ({ cookie_secret }: Pick<MemberCaller, 'cookie_secret'>) => ({
  cookie: `session=${cookie_secret}`,
})

/** Fetches an archive as its member's browser does and reads its files. */
async function downloadFiles(url: string | null, member: MemberCaller): Promise<Map<string, string>> {
  const answer = await download(url, cookieOf(member))
  expect(answer.status).toBe(200)
  return readArchiveFiles(answer.body)
}

describe('requestDataExport', () => {
  it('creates an archive with all data of the person and nothing of anyone else', async () => {
    const [member, other] = [await aMember(app, { name: 'Grace Whitlock' }), await aMember(app)]
    const form = await aForm(app, { title: 'Before we begin' })
    await publishApp(app)
    await aSubmission(member, form)
    const others_submission = await aSubmission(other, form)
    const requested = await api.as(member).call('data-rights.requestDataExport')
    expect(requested).toMatchObject({ state: 'preparing', url: null, bytes: null, ready_at: null })

    const ready = await waitForExport(member)
    expect(ready.id).toBe(requested.id)
    const files = await downloadFiles(ready.url, member)
    expect(ready.bytes).toBeGreaterThan(1000)
    expect(JSON.parse(files.get('about.json') ?? '')).toMatchObject({
      app: { id: app.id },
      user_id: member.user_id,
      subscriber_id: member.subscriber_id,
    })
    expect(JSON.parse(files.get('data/user.json') ?? '')).toMatchObject([
      { id: member.user_id, email: member.email, name: 'Grace Whitlock' },
    ])
    expect(JSON.parse(files.get('data/devices.json') ?? '')).toMatchObject([{ browser: 'Chrome on Android' }])
    expect(JSON.parse(files.get('data/form_submissions.json') ?? '')).toMatchObject([
      { form_id: form.id, title: 'Before we begin', answers: [{ value: 'Dana' }, {}, {}, {}, {}] },
    ])
    expect(JSON.parse(files.get('data/messages.json') ?? '')).toEqual([])
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(['data/orders.json', 'data/completions.json', 'data/activity.json']),
    )
    const all = [...files.values()].join('\n')
    for (const word of [other.email, other.user_id, others_submission, 'argon2', member.token, 'token_hash'])
      expect(all).not.toContain(word)
  })

  it('mails that it is ready, without a link that gives access to it', async () => {
    const member = await aMember(app)
    await api.as(member).call('data-rights.requestDataExport')
    await waitForExport(member)
    const mail = await vi.waitFor(async () => {
      const found = (await mailsTo(app, member.email)).find(({ subject }) => subject.includes('is ready'))
      if (!found) throw new Error('No mail yet.')
      return found
    })
    expect(mail.text).toContain(`http://${app.slug}.localhost/me/account/data`)
    expect(mail.text).not.toMatch(/signature|token/)
  })

  it('starts one archive for concurrent requests', async () => {
    const { user_id } = await aMember(app)
    const now = api.clock.now()
    const input = { user_id, now, since: new Date(now.getTime() - 1_000) }
    const created = await Promise.all(
      Array.from({ length: 10 }, () => api.inApp(app.id, (tx) => insertExport(tx, input))),
    )
    expect(created.filter(Boolean)).toHaveLength(1)
  })

  it('creates one at a time, and three a day at most', async () => {
    const member = await aMember(app)
    const requested = await Promise.all(
      Array.from({ length: 10 }, () =>
        api
          .as(member)
          .call('data-rights.requestDataExport')
          .catch(() => null),
      ),
    )
    expect(requested.some(Boolean)).toBe(true)
    await waitForExport(member)
    const { items } = await api.as(member).call('data-rights.listDataExports')
    const created = items.toSorted((one, other) => one.requested_at.localeCompare(other.requested_at))
    for (const [place, { requested_at }] of created.slice(1).entries())
      expect(Date.parse(requested_at)).toBeGreaterThanOrEqual(Date.parse(created[place]?.ready_at ?? ''))

    for (let count = created.length; count < 3; count += 1) {
      await api.as(member).call('data-rights.requestDataExport')
      await waitForExport(member)
    }
    const refused = await api.raw('POST', '/api/v1/account/exports', {
      host: `${app.slug}.localhost`,
      headers: {
        'x-user-token': member.token,
        'x-user-email': member.email,
        'content-type': 'application/json',
      },
      body: '{}',
    })
    expect(refused.json()).toMatchObject({ status: 429, code: 'too_many_requests' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 3600)
  })

  it('gives someone who waits for approval their personal data', async () => {
    const waiting = await aUser(app)
    await api.as(waiting).call('data-rights.requestDataExport')
    const files = await downloadFiles((await waitForExport(waiting)).url, waiting)
    expect(files.get('data/orders.json')).toBe('[]\n')
    expect(files.get('data/user.json')).toContain(waiting.email)
  })
})

describe('listDataExports', () => {
  it('shows people only their own archives', async () => {
    const [member, other] = [await aMember(app), await aMember(app)]
    await api.as(member).call('data-rights.requestDataExport')
    expect((await api.as(other).call('data-rights.listDataExports')).items).toEqual([])
    await expect(api.as(aGuest(app)).call('data-rights.listDataExports')).rejects.toMatchObject({
      code: 'unauthorized',
    })
  })

  it('signs addresses that work for ten minutes and on no other app', async () => {
    const member = await aMember(app)
    await api.as(member).call('data-rights.requestDataExport')
    const { url } = await waitForExport(member)
    const elsewhere = await anApp()
    expect((await download(url, cookieOf(member), elsewhere.slug)).status).toBe(404)
    const forged = (url ?? '').replace(/expires=\d+/, 'expires=9999999999')
    expect((await download(forged, cookieOf(member))).status).toBe(404)
    expect((await download(url, cookieOf(member))).status).toBe(200)
  })

  it('signs addresses for the session that received them, and for no other', async () => {
    const [member, other] = [await aMember(app), await aMember(app)]
    await api.as(member).call('data-rights.requestDataExport')
    const { url } = await waitForExport(member)
    const { authentication_token: token } = await api
      .as(aGuest(app))
      .call('identity.login', { email: member.email, password: PASSWORD })
    const statuses = await Promise.all(
      [
        cookieOf(member),
        { 'x-user-token': member.token },
        {},
        cookieOf(other),
        { 'x-user-token': token },
      ].map(async (headers) => (await download(url, headers)).status),
    )
    expect(statuses).toEqual([200, 200, 404, 404, 404])
    const { items } = await api.as({ ...member, token }).call('data-rights.listDataExports')
    expect((await download(items[0]?.url ?? '', { 'x-user-token': token })).status).toBe(200)
    const unbound = (url ?? '').replace(/&for=[^&]*/, '')
    expect((await download(unbound, cookieOf(member))).status).toBe(404)

    await api.as(member).call('identity.logout')
    expect((await download(url, cookieOf(member))).status).toBe(404)
  })

  it('forgets the file after a week', async () => {
    const own = await anApp()
    const member = await aMember(own)
    await api.as(member).call('data-rights.requestDataExport')
    const { url, expires_at, ready_at } = await waitForExport(member)
    expect(Date.parse(expires_at ?? '') - Date.parse(ready_at ?? '')).toBe(7 * 24 * 3_600_000)
    await api.inApp(own.id, (tx) =>
      tx
        .updateTable('data_exports')
        .set({ expires_at: new Date(0) })
        .where('app_id', '=', own.id)
        .execute(),
    )
    await runJob(cleanExportsJob, own, {})
    expect((await api.as(member).call('data-rights.listDataExports')).items).toMatchObject([
      { state: 'expired', url: null },
    ])
    await vi.waitFor(async () => {
      expect((await download(url, cookieOf(member), own.slug)).status).toBe(404)
    })
  })
})
