import { sql, type QueryExecutorProvider } from 'kysely'
import type { MailTransport } from './transport.ts'

/** A mail in the mailbox of development. */
export type MailboxMessage = {
  id: string
  app_id: string | null
  to_address: string
  from_address: string
  subject: string
  text_body: string
  html_body: string | null
  created_at: Date
}

/** How many mails the mailbox stores. */
export const MAX_MAILBOX_MESSAGES = 500

/** Stores mail where the studio can read it, instead of sending it. */
export function mailboxTransport(db: QueryExecutorProvider): MailTransport {
  return {
    send: async (mail) => {
      await sql`
        insert into mailbox_messages
          (id, app_id, to_address, from_address, subject, text_body, html_body, unsubscribe_url)
        values (${mail.id}, ${mail.app_id}, ${mail.to}, ${mail.from_address}, ${mail.subject}, ${mail.text}, ${mail.html},
          ${mail.unsubscribe_url})
        on conflict (id) do nothing
      `.execute(db)
      await sql`
        delete from mailbox_messages where id in (
          select id from mailbox_messages order by id desc offset ${MAX_MAILBOX_MESSAGES})
      `.execute(db)
    },
    close: async () => undefined,
  }
}

/** The newest mails of the mailbox first; `to` narrows them to one address. */
export async function listMailbox(
  db: QueryExecutorProvider,
  { limit = 50, to }: { limit?: number; to?: string } = {},
): Promise<MailboxMessage[]> {
  const filtered = to === undefined ? sql`` : sql`where lower(to_address) = lower(${to})`
  const { rows } = await sql<MailboxMessage>`
    select id, app_id, to_address, from_address, subject, text_body, html_body, created_at
    from mailbox_messages ${filtered} order by id desc limit ${limit}
  `.execute(db)
  return rows
}

/** One mail of the mailbox. */
export async function findMailboxMessage(
  db: QueryExecutorProvider,
  id: string,
): Promise<MailboxMessage | null> {
  const { rows } = await sql<MailboxMessage>`
    select id, app_id, to_address, from_address, subject, text_body, html_body, created_at
    from mailbox_messages where id = ${id}
  `.execute(db)
  return rows[0] ?? null
}
