/** A line of a small table in a mail, such as the device of a sign-in. */
export type MailFact = { label: string; value: string }

/** Something with a link of its own in a mail, such as what is planned at a time. */
export type MailListItem = {
  title: string
  detail: string
  url: string
  /** The label of a second link. */ action?: string
}

/** Some of them, under a heading where there are several lists. */
export type MailList = { heading?: string; items: readonly MailListItem[] }

/** The content of a mail in reading order. */
export type MailContent = {
  subject: string
  body: string
  facts?: readonly MailFact[]
  lists?: readonly MailList[]
  button?: { label: string; url: string }
  /** The text before the full address of the button. */
  open_address?: string
  code?: { label: string; digits: string }
  /** Small print at the end. */
  notes: readonly string[]
  /** The link by which mails of this kind are switched off. */
  unsubscribe?: { label: string; url: string }
}

/** Where mails of a kind are switched off: a page for people, and an address for mail programs (RFC 8058). */
export type UnsubscribeLinks = { page_url: string; one_click_url: string }

/** The sender's name, locale and colour. */
export type MailAppearance = { app_name: string; locale: string; color: string }
