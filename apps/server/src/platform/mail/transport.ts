/** A mail on its way out. */
export type OutgoingMail = {
  id: string
  app_id: string | null
  to: string
  from_address: string
  from_name: string | null
  reply_to: string | null
  subject: string
  text: string
  html: string | null
  unsubscribe_url: string | null
}

/** What carries mail away. `send` throws when it could not, and is then called again. */
export interface MailTransport {
  send: (mail: OutgoingMail) => Promise<void>
  close: () => Promise<void>
}
