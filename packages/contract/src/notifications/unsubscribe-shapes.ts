import { z } from 'zod'

/** The kinds of mails that a member may switch off by themselves; what they bought or joined is always mailed. */
export const mailKind = z.enum(['reminders', 'messages', 'news'])

/** Which mails a member gets, for a page that needs no sign-in. */
export const mailChoices = z.object({
  /** Their address, shortened so that it is recognised by them alone. */
  address: z.string(),
  /** The kind of the mail that the link was in. */
  kind: mailKind,
  reminders: z.boolean(),
  messages: z.boolean(),
  news: z.boolean(),
})

/** The signed token of a link in a mail. */
export const mailToken = z.string().max(600)

export type MailKind = z.infer<typeof mailKind>
export type MailChoices = z.infer<typeof mailChoices>
