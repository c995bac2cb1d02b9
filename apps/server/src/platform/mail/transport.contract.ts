import { expect, it } from 'vitest'
import { newId } from '../ids.ts'
import type { MailTransport, OutgoingMail } from './transport.ts'

/** A mail as it was received, whichever way it went. */
export type ReceivedMail = {
  to: string
  from_address: string
  subject: string
  text: string
  html: string | null
}

/** Contract test for every mail transport. `received` returns what has arrived so far. */
export function describeMailTransport(
  open: () => Promise<{ transport: MailTransport; received: () => Promise<ReceivedMail[]> }>,
): void {
  const aMail = (more: Partial<OutgoingMail> = {}): OutgoingMail => ({
    id: newId(),
    app_id: null,
    to: 'maya@example.com',
    from_address: 'no-reply@foyer.example',
    from_name: 'Iron & Oak',
    reply_to: null,
    subject: 'Your sign-in link',
    text: 'Open https://gym.example/x to sign in.',
    html: '<p>Open <a href="https://gym.example/x">this link</a>.</p>',
    unsubscribe_url: null,
    ...more,
  })

  it('carries subject, texts and address in any script', async () => {
    const { transport, received } = await open()
    await transport.send(aMail({ subject: 'رابط الدخول 🏋', text: 'افتح الرابط', html: '<p>افتح الرابط</p>' }))
    const [mail] = await received()
    expect(mail).toMatchObject({
      to: 'maya@example.com',
      from_address: 'no-reply@foyer.example',
      subject: 'رابط الدخول 🏋',
    })
    expect(mail?.text.trim()).toBe('افتح الرابط')
    expect(mail?.html?.trim()).toBe('<p>افتح الرابط</p>')
  })

  it('carries a mail without a page', async () => {
    const { transport, received } = await open()
    await transport.send(aMail({ html: null }))
    const [mail] = await received()
    expect(mail?.text.trim()).toBe('Open https://gym.example/x to sign in.')
    expect(mail?.html).toBeNull()
  })

  it('keeps mails apart', async () => {
    const { transport, received } = await open()
    await transport.send(aMail({ to: 'maya@example.com' }))
    await transport.send(aMail({ to: 'omar@example.com' }))
    expect((await received()).map((mail) => mail.to).toSorted()).toEqual([
      'maya@example.com',
      'omar@example.com',
    ])
  })
}
