import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aGuest, aMember, mailsTo, type MemberCaller } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { aMailServer, type MailServer } from '#test/stand-ins/mail-server.ts'
import { newId } from '#platform/ids.ts'
import { smtpTransport } from '#platform/mail/smtp-transport.ts'

let api: TestServer
let app: TestApp
let mail_server: MailServer
let transport: ReturnType<typeof smtpTransport>

beforeAll(async () => {
  api = await aServer()
  app = await anApp({ name: 'Iron "and" <Oak>' })
  mail_server = await aMailServer()
  transport = smtpTransport(mail_server.url)
})
afterAll(async () => {
  await transport.close()
  await mail_server.close()
})

/** Sends the newest mail to an address by SMTP and parses what was received. */
async function received(email: string) {
  const mail = (await mailsTo(app, email)).at(-1)
  if (!mail) throw new Error(`No mail went to ${email}.`)
  await transport.send({
    id: newId(),
    app_id: app.id,
    to: mail.to_address,
    from_address: 'no-reply@foyer.example',
    from_name: mail.from_name,
    reply_to: null,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    unsubscribe_url: null,
  })
  const parsed = (await mail_server.parsed()).findLast(({ to }) => to?.[0]?.address === email)
  if (!parsed) throw new Error('The mail server received nothing.')
  return {
    subject: parsed.subject ?? '',
    from: parsed.from,
    text: parsed.text ?? '',
    html: parsed.html ?? '',
  }
}

type MailCase = { request: (email: string, from: Caller) => Promise<unknown>; purpose: string }

const cases: Record<string, MailCase> = {
  'a way in': {
    request: (email, from) => api.as(from).call('identity.requestPasswordless', { email }),
    purpose: 'passwordless',
  },
  'a new password': {
    request: (email, from) => api.as(from).call('identity.requestReset', { email }),
    purpose: 'reset',
  },
}

describe.each(Object.entries(cases))('the mail with %s', (_name, { request, purpose }) => {
  it.each([
    ['en', 'ltr'],
    ['ar', 'rtl'],
  ] as const)('arrives whole in %s, from the app, with one link in both parts', async (language, dir) => {
    const member: MemberCaller = await aMember(app, { language })
    await request(member.email, aGuest(app))
    const { subject, from, text, html } = await received(member.email)

    expect(from).toMatchObject({ name: 'Iron "and" <Oak>', address: 'no-reply@foyer.example' })
    expect(subject).toContain('Iron "and" <Oak>')
    expect(/[\u0600-\u06ff]/.test(subject)).toBe(language === 'ar')
    expect(html).toContain(`dir="${dir}"`)
    expect(html).toContain(`lang="${language}"`)
    expect(html).not.toContain('<Oak>')

    const link = new RegExp(`http://${app.slug}\\.localhost/#auth\\?purpose=${purpose}&token=[\\w-]{43}`)
    const [in_text = ''] = link.exec(text) ?? []
    expect(in_text).not.toBe('')
    expect(html).toContain(`href="${in_text.replaceAll('&', '&amp;')}"`)
  })
})
