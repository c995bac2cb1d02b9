/** A line of a small table in a mail, such as the device of a sign-in. */
export type MailFact = { label: string; value: string }

/** The content of a mail in reading order. */
export type MailContent = {
  subject: string
  body: string
  facts?: readonly MailFact[]
  button?: { label: string; url: string }
  /** The text before the full address of the button. */
  open_address?: string
  code?: { label: string; digits: string }
  /** Small print at the end. */
  notes: readonly string[]
}

/** The sender's name, locale and colour. */
export type MailAppearance = { app_name: string; locale: string; color: string }
