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

  it.each([
    ['x-forwarded-for', '203.0.113.7'],
    ['x-forwarded-for', '127.0.0.1'],
    ['forwarded', 'for=203.0.113.7'],
    ['x-real-ip', '203.0.113.7'],
    ['x-forwarded-proto', 'https'],
    ['via', '1.1 proxy'],
    ['cf-connecting-ip', '203.0.113.7'],
  ])('is not there for a request that a proxy forwards: %s', async (name, value) => {
    for (const path of ['/api/v1/studio/dev/mailbox', `/api/v1/studio/dev/mailbox/${randomUUID()}`]) {
      const answer = await api.raw('GET', path, { headers: { [name]: value } })
      expect([answer.status, answer.json()]).toEqual([404, expect.objectContaining({ code: 'not_found' })])
    }
  })

  it('is there for nobody in production, nor for another machine', () => {
    for (const is_production of [true, false])
      for (const is_from_this_machine of [true, false])
        expect(teamPolicy.readMailbox(null, { is_production, is_from_this_machine }).allowed).toBe(
          !is_production && is_from_this_machine,
        )
  })
})
