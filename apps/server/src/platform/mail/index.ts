export { cleanMailJob, createMailer, releaseMail, sendMailJob, type Mailer } from './create-mailer.ts'
export { findMailboxMessage, listMailbox, type MailboxMessage } from './mailbox.ts'
