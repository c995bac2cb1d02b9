import type { Logger } from 'pino'
import { inControlTransaction, type ControlDb } from '../database/app-db.ts'
import type { OutboxTx } from '../events/outbox.ts'
import type { OutboxSignal } from '../database/outbox-signal.ts'
import { defineSystemJob } from '../jobs/define-job.ts'
import { enqueueSystem } from '../jobs/enqueue.ts'
import { mailboxTransport } from './mailbox.ts'
import { checkMail, type Mail } from './mail.ts'
import { smtpTransport } from './smtp-transport.ts'
import type { MailTransport } from './transport.ts'
import { sql, type QueryExecutorProvider } from 'kysely'
import { newId } from '../ids.ts'

/** Sends mail from a job, once for each key, with retries. */
export interface Mailer {
  /**
   * Queues a mail in a transaction: it is sent if, and only if, the transaction commits. Throws `MailError` for more
   * than one address or a line break in a header.
   */
  send: (tx: OutboxTx, mail: Mail) => Promise<void>
  /** Queues a mail outside of any transaction. */
  sendNow: (mail: Mail) => Promise<void>
  /** Sends a queued mail that was not sent yet. */
  deliver: (mail_id: string) => Promise<void>
  /** Deletes old mails. */
  clean: () => Promise<void>
  close: () => Promise<void>
}

/** Sends one queued mail. */
export const sendMailJob = defineSystemJob<{ mail_id: string }>(
  'platform.send_mail',
  { retry_limit: 10, retry_delay_s: 10, expire_s: 120, concurrency: 4 },
  ({ mail }, { mail_id }) => mail.deliver(mail_id),
)

/** Deletes old mails. */
export const cleanMailJob = defineSystemJob<Record<string, never>>(
  'platform.clean_mail',
  { retry_limit: 2 },
  ({ mail }) => mail.clean(),
)

type Deps = {
  db: ControlDb
  outbox: OutboxSignal
  /** Null stores mail in the mailbox instead. */
  smtp_url: string | null
  /** The address that mail comes from. */
  from_address: string
  log: Logger
  /** Whether to hold a mail because its app does not send mail now. */
  shouldHold?: (mail_id: string) => Promise<boolean>
  /** Whether a mail is not queued because its address is no longer mailed. */
  shouldDrop?: (tx: QueryExecutorProvider, mail: Mail) => Promise<boolean>
  /** Another way out, for tests. */
  transport?: MailTransport
}

/** Builds the mailer of a server. */
export function createMailer(deps: Deps): Mailer {
  const { db, from_address, log } = deps
  const transport = deps.transport ?? (deps.smtp_url ? smtpTransport(deps.smtp_url) : mailboxTransport(db))

  const send: Mailer['send'] = async (tx, mail) => {
    checkMail(mail)
    if (await deps.shouldDrop?.(tx, mail)) return
    const mail_id = await insertMail(tx, mail)
    if (mail_id) await enqueueSystem(tx, sendMailJob, { mail_id })
  }
  return {
    send,
    deliver: async (mail_id) => {
      const mail = await findMail(db, mail_id)
      if (!mail || mail.sent_at) return log.debug({ mail_id }, 'mail already sent or forgotten')
      if (mail.app_id !== null && (await deps.shouldHold?.(mail_id)))
        return log.debug({ mail_id }, 'mail held: its app is switched off')
      await transport.send({
        id: mail.id,
        app_id: mail.app_id,
        to: mail.to_address,
        from_address,
        from_name: mail.from_name,
        reply_to: mail.reply_to,
        subject: mail.subject,
        text: mail.text_body ?? '',
        html: mail.html_body,
        unsubscribe_url: mail.unsubscribe_url,
      })
      await markSent(db, mail.id)
    },
    clean: () => deleteOldMail(db),
    sendNow: async (mail) => {
      await inControlTransaction(db, (tx) => send(tx, mail))
      deps.outbox.raise()
    },
    close: transport.close,
  }
}

/** Sends the held mails of an app, if the transaction commits. */
export async function releaseMail(tx: OutboxTx, app_id: string): Promise<void> {
  for (const mail_id of await releaseHeldMail(tx, app_id)) await enqueueSystem(tx, sendMailJob, { mail_id })
}

/** A queued mail. */
type QueuedMail = {
  id: string
  app_id: string | null
  to_address: string
  from_name: string | null
  reply_to: string | null
  subject: string
  text_body: string | null
  html_body: string | null
  unsubscribe_url: string | null
  sent_at: Date | null
}

/** Stores a mail until it is sent. Returns null if its key exists already. */
async function insertMail(tx: QueryExecutorProvider, mail: Mail): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into mail_messages
      (id, app_id, idempotency_key, to_address, from_name, reply_to, subject, text_body, html_body, unsubscribe_url)
    values (${newId()}, ${mail.app_id}, ${mail.idempotency_key}, ${mail.to}, ${mail.from_name ?? null},
      ${mail.reply_to ?? null}, ${mail.subject}, ${mail.text}, ${mail.html ?? null}, ${mail.unsubscribe_url ?? null})
    on conflict (app_id, idempotency_key) do nothing
    returning id
  `.execute(tx)
  return rows[0]?.id ?? null
}

/** A mail of the queue, sent or not. */
async function findMail(db: QueryExecutorProvider, id: string): Promise<QueuedMail | null> {
  const { rows } = await sql<QueuedMail>`
    select id, app_id, to_address, from_name, reply_to, subject, text_body, html_body, unsubscribe_url, sent_at
    from mail_messages where id = ${id}
  `.execute(db)
  return rows[0] ?? null
}

/** Marks a mail as sent and forgets its texts; the key stays, so that it is not sent again. */
async function markSent(db: QueryExecutorProvider, id: string): Promise<void> {
  await sql`
    update mail_messages set sent_at = now(), text_body = null, html_body = null, unsubscribe_url = null, subject = ''
    where id = ${id}
  `.execute(db)
}

/** Deletes mails older than 30 days, whether sent, failed or held. */
async function deleteOldMail(db: QueryExecutorProvider): Promise<void> {
  await sql`delete from mail_messages where created_at < now() - interval '30 days'`.execute(db)
}

/** Releases the held mails of an app and returns their ids. */
async function releaseHeldMail(tx: QueryExecutorProvider, app_id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update mail_messages set held_at = null where app_id = ${app_id} and held_at is not null and sent_at is null
    returning id
  `.execute(tx)
  return rows.map(({ id }) => id)
}
