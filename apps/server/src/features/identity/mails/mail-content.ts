/** A line of a small table in a mail, such as the device of a sign-in. */
export type MailFact = { label: string; value: string }

/** What a mail says, in the order in which it is read. */
export type MailContent = {
  subject: string
  body: string
  facts?: readonly MailFact[]
  button?: { label: string; url: string }
  /** What stands before the written-out address of the button. */
  open_address?: string
  code?: { label: string; digits: string }
  /** Small print at the end. */
  notes: readonly string[]
}

/** How it looks: whose it is, in what language and colour. */
export type MailAppearance = { app_name: string; locale: string; color: string }
