/** How much a mail is needed. */
export type MailNeed =
  /** Somebody waits for it, such as a link to sign in; using it proves the address. */
  | 'asked_for'
  /** About something bought, joined or changed. */
  | 'due'
  /** Of a kind that members may switch off. */
  | 'optional'

/** A mail as features write it. */
export type Mail = {
  /** One address. */
  to: string
  subject: string
  text: string
  html?: string
  /** The app it is sent for; null for Foyer itself. */
  app_id: string | null
  /** The sender's display name. */
  from_name?: string
  reply_to?: string
  /** Address of the one-click unsubscribe (RFC 8058). */
  unsubscribe_url?: string
  /** `due` unless it can be switched off by `unsubscribe_url`. */
  need?: Exclude<MailNeed, 'optional'>
  /** A key is sent once, however often it is requested. */
  idempotency_key: string
}

/** A mail that may not be sent; a bug of the caller or an attempt to smuggle in headers. */
export class MailError extends Error {
  override readonly name = 'MailError'
}

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for.
const controlCharacters = /[\u0000-\u001f\u007f]/
const addressPattern = /^[^\s@<>(),;:\\"[\]]{1,64}@[^\s@<>(),;:\\"[\]]{1,255}$/

/** Throws `MailError` if an address is not exactly one, or a header contains a line break. */
export function checkMail(mail: Mail): void {
  if (!addressPattern.test(mail.to)) throw new MailError('A mail goes to exactly one plain address.')
  if (mail.reply_to !== undefined && !addressPattern.test(mail.reply_to))
    throw new MailError('Replies go to exactly one plain address.')
  const headers = [mail.to, mail.subject, mail.from_name, mail.reply_to, mail.unsubscribe_url]
  if (headers.some((value) => value !== undefined && controlCharacters.test(value))) {
    throw new MailError('A header of a mail holds a line break or another control character.')
  }
  if (mail.unsubscribe_url !== undefined && !/^https?:\/\//.test(mail.unsubscribe_url)) {
    throw new MailError('The unsubscribe address is a web address.')
  }
  if (mail.idempotency_key === '') throw new MailError('A mail needs an idempotency key.')
}
