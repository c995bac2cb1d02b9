import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aGuest, aMember, mailsTo, PASSWORD } from '#test/factories/identity.ts'
import { aServer, type TestServer } from '#test/harness.ts'

let api: TestServer
let app: TestApp

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})

const CHROME = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36'

const listNotices = async (email: string) =>
  (await mailsTo(app, email)).filter(({ text }) => text.includes('/me/account/sessions'))

function logIn(email: string, device_id?: string) {
  const caller = { slug: app.slug, headers: { 'user-agent': CHROME }, ...(device_id ? { device_id } : {}) }
  return api.as(caller).call('identity.login', { email, password: PASSWORD })
}

describe('a sign-in on a device that was never seen', () => {
  it('is reported by mail: where, when in the member’s own zone and language, and how to end it', async () => {
    const member = await aMember(app, { timezone: 'Asia/Tokyo' })
    await logIn(member.email, 'a-new-phone')
    const [mail] = await listNotices(member.email)
    expect(mail?.subject).toBe('New login to Kiln')
    expect(mail?.text).toContain('Chrome on Android')
    expect(mail?.text).toContain('127.0.0.0/24')
    expect(mail?.text).toContain('(Asia/Tokyo)')
    const hour = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Tokyo', hour: 'numeric', minute: '2-digit' })
    expect(mail?.text.replaceAll(/\s/g, ' ')).toContain(hour.format(api.clock.now()).replaceAll(/\s/g, ' '))
    expect(mail?.text).toContain(`http://${app.slug}.localhost/me/account/sessions`)
  })

  it('is reported in the language of the member', async () => {
    const member = await aMember(app, { language: 'ar' })
    await logIn(member.email, 'a-new-phone')
    expect((await listNotices(member.email))[0]?.html).toMatch(/<html[^>]* lang="ar"/)
  })

  it('is reported once, also for repeated and concurrent sign-ins', async () => {
    const member = await aMember(app)
    await Promise.all(Array.from({ length: 6 }, () => logIn(member.email, 'a-new-phone')))
    await logIn(member.email, 'a-new-phone')
    expect(await listNotices(member.email)).toHaveLength(1)
    await logIn(member.email, 'a-new-tablet')
    expect(await listNotices(member.email)).toHaveLength(2)
  })

  it('is reported every time when the device sends no name, so that leaving it out hides nothing', async () => {
    const member = await aMember(app)
    await logIn(member.email)
    await logIn(member.email)
    expect(await listNotices(member.email)).toHaveLength(2)
  })

  it('is not reported when it is the first sign-in of the user', async () => {
    const email = 'first@example.com'
    const guest = aGuest(app)
    await api.as(guest).call('identity.signUp', { email, name: 'Freya Nilsen', password: PASSWORD })
    await logIn(email, guest.device_id)
    expect(await listNotices(email)).toEqual([])
    await logIn(email, 'another-device')
    expect(await listNotices(email)).toHaveLength(1)
  })

  it('is not reported when the studio opens the app for a team member', async () => {
    const owner = { ...app.owner, slug: app.slug }
    for (const device_id of ['here', 'there']) {
      const { url } = await api.as(owner).call('members.viewApp', {})
      const code = new URL(url).searchParams.get('session') ?? ''
      await api.as({ slug: app.slug, device_id }).call('identity.exchangeCode', { code })
    }
    expect(await listNotices(app.owner.email)).toEqual([])
  })
})
