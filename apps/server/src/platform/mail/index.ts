export { cleanMailJob, createMailer, releaseMail, sendMailJob, type Mailer } from './create-mailer.ts'
export {
  findMailingApps,
  findSuppressed,
  hashAddress,
  isHeldBack,
  isMailHeldBack,
  liftSuppression,
  suppressAddress,
} from './suppressed-addresses.ts'
export { findMailboxMessage, listMailbox, type MailboxMessage } from './mailbox.ts'
