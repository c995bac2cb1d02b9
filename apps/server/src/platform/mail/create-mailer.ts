import type { Logger } from 'pino'
import { inControlTransaction, type ControlDb } from '../database/app-db.ts'
import type { OutboxTx } from '../events/outbox.ts'
import type { OutboxSignal } from '../events/outbox-signal.ts'
import { defineSystemJob } from '../jobs/define-job.ts'
import { enqueueSystem } from '../jobs/enqueue.ts'
import { deleteOldMail, findMail, insertMail, markSent, releaseHeldMail } from './mail-queue.ts'
import { mailboxTransport } from './mailbox.ts'
import { checkMail, type Mail } from './mail.ts'
import { smtpTransport } from './smtp-transport.ts'
import type { MailTransport } from './transport.ts'

/** Sends mail from a job, once for each key, with retries. */
export interface Mailer {
  /**
   * Queues a mail in a transaction: it goes out if, and only if, the transaction commits. Throws `MailError` for
   * more than one address or a line break in a header.
   */
  send: (tx: OutboxTx, mail: Mail) => Promise<void>
  /** Queues a mail that belongs to no transaction. */
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
  /** Null puts mail into the mailbox instead. */
  smtp_url: string | null
  /** The address that mail comes from. */
  from_address: string
  log: Logger
  /** Keeps a mail back where its app does not mail at the moment, and says so. */
  shouldHold?: (mail_id: string) => Promise<boolean>
  /** Another way out, for tests. */
  transport?: MailTransport
}

/** Builds the mailer of a server. */
export function createMailer(deps: Deps): Mailer {
  const { db, from_address, log } = deps
  const transport = deps.transport ?? (deps.smtp_url ? smtpTransport(deps.smtp_url) : mailboxTransport(db))

  const send: Mailer['send'] = async (tx, mail) => {
    checkMail(mail)
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

/** Sends the mails of an app that were held, if the transaction commits. */
export async function releaseMail(tx: OutboxTx, app_id: string): Promise<void> {
  for (const mail_id of await releaseHeldMail(tx, app_id)) await enqueueSystem(tx, sendMailJob, { mail_id })
}
