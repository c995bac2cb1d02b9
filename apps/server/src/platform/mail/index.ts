export { cleanMailJob, createMailer, releaseMail, sendMailJob, type Mailer } from './create-mailer.ts'
export { findMailboxMessage, listMailbox, MAILBOX_SIZE, type MailboxMessage } from './mailbox.ts'
export { MailError, type Mail } from './message.ts'
export type { MailTransport, OutgoingMail } from './transport.ts'
