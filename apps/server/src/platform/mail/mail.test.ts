import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { aDatabase } from '#test/database.ts'
import { aMailServer } from '#test/stand-ins/mail-server.ts'
import { createDatabase, inTransaction, type Database } from '../database/app-db.ts'
import { createPool } from '../database/pool.ts'
import { createSubscriberRegistry } from '../events/index.ts'
import { startDispatcher, type Dispatcher } from '../jobs/index.ts'
import { newId } from '../ids.ts'
import { startJobs, type Jobs } from '../jobs/index.ts'
import type { Services } from '../services.ts'
import { createLogger } from '../telemetry/index.ts'
import { createMailer, sendMailJob, type Mailer } from './create-mailer.ts'
import { findMailboxMessage, listMailbox, MAX_MAILBOX_MESSAGES, mailboxTransport } from './mailbox.ts'
import { checkMail, MailError, type Mail } from './mail.ts'
import { smtpTransport } from './smtp-transport.ts'
import { describeMailTransport, type ReceivedMail } from './transport.contract.ts'
import type { MailTransport, OutgoingMail } from './transport.ts'

const log = createLogger({ level: 'silent' })
const app_id = newId()
const aMail = (more: Partial<Mail> = {}): Mail => ({
  to: 'maya@example.com',
  subject: 'Welcome',
  text: 'Hello Maya',
  app_id,
  idempotency_key: newId(),
  ...more,
})

let sent: OutgoingMail[]
let failures: number
const transport: MailTransport = {
  send: async (mail) => {
    if (failures-- > 0) throw new Error('the mail server is busy')
    sent.push(mail)
  },
  close: async () => undefined,
}

let database: Database
let mailer: Mailer
let jobs: Jobs
let dispatcher: Dispatcher
const subscribers = createSubscriberRegistry([])

beforeAll(async () => {
  const url = (await aDatabase()).server_url
  database = createDatabase(createPool({ url, name: 'mail-test', onError: () => undefined }))
  const from_address = 'no-reply@foyer.example'
  mailer = createMailer({
    db: database.control,
    outbox: database.outbox,
    smtp_url: null,
    from_address,
    log,
    transport,
  })
  jobs = await startJobs({
    url,
    log,
    services: { mail: mailer } as Services,
    runInApp: async () => undefined,
    listApps: async () => [],
    jobs: [sendMailJob],
    subscribers,
    schedules: [],
  })
  dispatcher = startDispatcher({
    pool: database.pool,
    outbox: database.outbox,
    boss: jobs.boss,
    subscribers,
    jobs: jobs.jobs,
    log,
  })
})
afterAll(async () => {
  await dispatcher.stop()
  await jobs.stop()
  await database.pool.end()
})

describe('SMTP', () => {
  const closing: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0)) await close()
  })

  async function open() {
    const server = await aMailServer()
    const { parsed } = server
    const transport = smtpTransport(server.url)
    closing.push(async () => {
      await transport.close()
      await server.close()
    })
    const received = async (): Promise<ReceivedMail[]> =>
      (await parsed()).map((mail) => ({
        to: mail.to?.[0]?.address ?? '',
        from_address: mail.from?.address ?? '',
        subject: mail.subject ?? '',
        text: mail.text ?? '',
        html: mail.html ?? null,
      }))
    return { transport, received, parsed }
  }

  describeMailTransport(open)

  it('sets the sender name, the reply-to address and one-click unsubscribe', async () => {
    const { transport, parsed } = await open()
    const id = newId()
    await transport.send({
      id,
      app_id,
      to: 'maya@example.com',
      from_address: 'no-reply@foyer.example',
      from_name: 'Iron "and" Oak',
      reply_to: 'coach@example.com',
      subject: 'News',
      text: 'News',
      html: null,
      unsubscribe_url: 'https://gym.example/subscriber/t/unsubscribe',
    })
    const [mail] = await parsed()
    const header = (key: string) => mail?.headers.find((each) => each.key === key)?.value
    expect(mail?.from?.name).toBe('Iron "and" Oak')
    expect(mail?.replyTo?.[0]?.address).toBe('coach@example.com')
    expect(mail?.messageId).toBe(`<${id}@foyer.example>`)
    expect(header('list-unsubscribe')).toBe('<https://gym.example/subscriber/t/unsubscribe>')
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  })
})

describe('the mailbox', () => {
  beforeEach(() => database.pool.query('delete from mailbox_messages'))

  describeMailTransport(async () => ({
    transport: mailboxTransport(database.control),
    received: async () =>
      (await listMailbox(database.control)).map((mail) => ({
        to: mail.to_address,
        from_address: mail.from_address,
        subject: mail.subject,
        text: mail.text_body,
        html: mail.html_body,
      })),
  }))

  it('stores the newest mails, each once', async () => {
    const mailbox = mailboxTransport(database.control)
    await database.pool.query(
      `insert into mailbox_messages (id, to_address, from_address, subject, text_body)
       select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'old@example.com', 'x@y.z', 'old', '' from generate_series(1, $1::int) n`,
      [MAX_MAILBOX_MESSAGES],
    )
    const mail: OutgoingMail = {
      id: newId(),
      app_id: null,
      to: 'New@example.com',
      from_address: 'x@y.z',
      from_name: null,
      reply_to: null,
      subject: 'new',
      text: 'new',
      html: null,
      unsubscribe_url: null,
    }
    await mailbox.send(mail)
    await mailbox.send(mail)
    const all = await listMailbox(database.control, { limit: 1_000 })
    expect([all.length, all[0]?.subject]).toEqual([MAX_MAILBOX_MESSAGES, 'new'])
    expect(await listMailbox(database.control, { to: 'new@example.com' })).toHaveLength(1)
    expect(await findMailboxMessage(database.control, mail.id)).toMatchObject({ subject: 'new' })
    expect(await findMailboxMessage(database.control, newId())).toBeNull()
  })
})

describe('createMailer', () => {
  beforeEach(() => {
    sent = []
    failures = 0
  })

  it('sends a mail once per key, however often it is requested', async () => {
    const mail = aMail()
    await inTransaction(database, app_id, async (tx) => {
      await mailer.send(tx, mail)
      await mailer.send(tx, mail)
    })
    await mailer.sendNow(mail)
    await mailer.sendNow(
      aMail({ idempotency_key: mail.idempotency_key, app_id: newId(), to: 'other@example.com' }),
    )
    await vi.waitFor(() => expect(sent).toHaveLength(2), 5_000)
    expect(sent.map((each) => each.to).toSorted()).toEqual(['maya@example.com', 'other@example.com'])
    expect(sent[0]).toMatchObject({ from_address: 'no-reply@foyer.example', text: 'Hello Maya' })
  })

  it('sends nothing of a transaction that was rolled back', async () => {
    const undone = inTransaction(database, app_id, async (tx) => {
      await mailer.send(tx, aMail({ to: 'ghost@example.com' }))
      throw new Error('no')
    })
    await expect(undone).rejects.toThrow('no')
    await mailer.sendNow(aMail())
    await vi.waitFor(() => expect(sent.map((each) => each.to)).toEqual(['maya@example.com']), 5_000)
  })

  it('forgets the texts of a mail when it is sent, and not before', async () => {
    await mailer.sendNow(aMail({ text: 'a link that signs in', idempotency_key: 'forget' }))
    const texts = async () => {
      const { rows } = await database.pool.query<{ text_body: string | null }>(
        `select text_body from mail_messages where idempotency_key = 'forget'`,
      )
      return rows[0]?.text_body
    }
    await vi.waitFor(async () => expect(await texts()).toBeNull(), 5_000)
    expect(sent.map((each) => each.text)).toContain('a link that signs in')
  })

  it('tries again when the mail server is busy', async () => {
    failures = 1
    await mailer.sendNow(aMail())
    await vi.waitFor(() => expect(failures).toBe(0), 5_000)
    await vi.waitFor(async () => {
      await database.pool.query(
        `update foyer_jobs.job set start_after = now() where name = 'platform.send_mail' and state = 'retry'`,
      )
      expect(sent).toHaveLength(1)
    }, 8_000)
  }, 12_000)
})

describe('checkMail', () => {
  it.each([
    ['a line break in the subject', { subject: 'Hi\r\nBcc: all@example.com' }],
    ['a line break in the name of the sender', { from_name: 'Coach\nBcc: all@example.com' }],
    ['two addresses', { to: 'a@example.com,b@example.com' }],
    ['an address with a name', { to: 'Maya <maya@example.com>' }],
    ['an address with a line break', { to: 'maya@example.com\r\nBcc: all@example.com' }],
    ['an address without a host', { to: 'maya' }],
    ['a place for replies that is none', { reply_to: 'coach' }],
    ['an unsubscribe address of another kind', { unsubscribe_url: 'javascript:alert(1)' }],
    ['no key', { idempotency_key: '' }],
  ])('refuses %s', (_name, more) => {
    expect(() => checkMail(aMail(more))).toThrow(MailError)
  })

  it('accepts names and subjects in any script', () => {
    expect(() =>
      checkMail(aMail({ subject: 'أهلاً', from_name: 'صالة الحديد', to: 'maya+gym@exämple.com' })),
    ).not.toThrow()
  })
})
