import type { NotificationChoices } from '@foyer/contract/notifications/shapes'
import type { MailChoices } from '@foyer/contract/notifications/unsubscribe-shapes'
import { readMailChoices } from '@foyer/domain/notifications'
import type { MailLink } from './mail-link.ts'

/** The mails of a member, for whoever has one of them. */
export function presentMailChoices({ person, kind }: MailLink, choices: NotificationChoices): MailChoices {
  return { address: shortenAddress(person.email), kind, ...readMailChoices(choices) }
}

/** The first letter of an address and its domain. */
function shortenAddress(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = Array.from(email.slice(0, at))
  return `${first}•••${email.slice(at)}`
}
