import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aMember } from '#test/factories/identity.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { teamPolicy } from '../policy.ts'

let api: TestServer
let app: TestApp

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})

/** Requests a sign-in mail and waits until a guest at the base host sees it in the mailbox. */
async function sendMailTo(email: string) {
  await api.as({ slug: app.slug }).call('identity.requestPasswordless', { email })
  return expect
    .poll(async () => (await api.as({}).call('team.listMailbox', { to: email })).messages, {
      timeout: 10_000,
    })
    .toHaveLength(1)
}

describe('the mailbox of development', () => {
  it('shows the mail that a member requested, and its text with the link', async () => {
    const member = await aMember(app)
    await sendMailTo(member.email)

    const { messages } = await api.as({}).call('team.listMailbox', { to: member.email })
    const [line] = messages
    expect(line).toMatchObject({ to_address: member.email })
    expect(Object.keys(line ?? {}).sort()).toEqual([
      'created_at',
      'from_address',
      'id',
      'subject',
      'to_address',
    ])

    const mail = await api.as({}).call('team.showMailboxMessage', { id: line?.id ?? '' })
    expect(mail).toMatchObject({ ...line, has_html: true })
    expect(mail.text_body).toContain(`${app.slug}.localhost`)
  })

  it('filters the list by address and limits it to the requested count', async () => {
    const [one, other] = [await aMember(app), await aMember(app)]
    await sendMailTo(one.email)
    await sendMailTo(other.email)

    const { messages } = await api.as({}).call('team.listMailbox', { limit: 1 })
    expect(messages).toHaveLength(1)
    const { messages: none } = await api.as({}).call('team.listMailbox', { to: 'nobody@example.com' })
    expect(none).toEqual([])
  })

  it('does not know a mail that there is not', async () => {
    const request = api.as({}).call('team.showMailboxMessage', { id: randomUUID() })
    await expect(request).rejects.toMatchObject({ status: 404, code: 'not_found' })
  })

  it('is not there in production', () => {
    expect(teamPolicy.readMailbox(null, { is_production: true })).toMatchObject({
      allowed: false,
      refusal: 'not_found',
    })
    expect(teamPolicy.readMailbox(null, { is_production: false })).toMatchObject({ allowed: true })
  })
})
