import { sql, type QueryExecutorProvider } from 'kysely'
import { newId } from '../ids.ts'
import type { Mail } from './mail.ts'

/** A mail that waits, as the queue holds it. */
export type QueuedMail = {
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

/** Keeps a mail until it is sent. Null when the same key was asked for before. */
export async function insertMail(tx: QueryExecutorProvider, mail: Mail): Promise<string | null> {
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
export async function findMail(db: QueryExecutorProvider, id: string): Promise<QueuedMail | null> {
  const { rows } = await sql<QueuedMail>`
    select id, app_id, to_address, from_name, reply_to, subject, text_body, html_body, unsubscribe_url, sent_at
    from mail_messages where id = ${id}
  `.execute(db)
  return rows[0] ?? null
}

/** Marks a mail as sent and forgets its texts; the key stays, so that it is not sent again. */
export async function markSent(db: QueryExecutorProvider, id: string): Promise<void> {
  await sql`
    update mail_messages set sent_at = now(), text_body = null, html_body = null, unsubscribe_url = null, subject = ''
    where id = ${id}
  `.execute(db)
}

/** Forgets mails older than 30 days, sent, given up or held for so long. */
export async function deleteOldMail(db: QueryExecutorProvider): Promise<void> {
  await sql`delete from mail_messages where created_at < now() - interval '30 days'`.execute(db)
}

/** Lets the mails of an app go that were held, and gives their ids. */
export async function releaseHeldMail(tx: QueryExecutorProvider, app_id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update mail_messages set held_at = null where app_id = ${app_id} and held_at is not null and sent_at is null
    returning id
  `.execute(tx)
  return rows.map(({ id }) => id)
}
