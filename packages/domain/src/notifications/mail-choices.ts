import type { NotificationChoices } from '@foyer/contract/notifications/shapes'
import type { MailKind } from '@foyer/contract/notifications/unsubscribe-shapes'

type Switch = Extract<keyof NotificationChoices, `receive_${string}`>
type MailSwitches = {
  /** Switches the mails alone. */
  mail: Switch
  /** Without it there is nothing to be mailed. */
  kind: Switch | null
}

const SWITCHES: Readonly<Record<MailKind, MailSwitches>> = {
  reminders: { mail: 'receive_reminders_via_email', kind: null },
  messages: { mail: 'receive_messages_via_email', kind: 'receive_message_notifications' },
  news: { mail: 'receive_news_via_email', kind: 'receive_blast_notifications' },
}

const KINDS = Object.keys(SWITCHES) as MailKind[]

/** Which kinds of mails the settings of a member let through. */
export function readMailChoices(choices: NotificationChoices): Record<MailKind, boolean> {
  const isOn = ({ mail, kind }: MailSwitches) => choices[mail] && (kind === null || choices[kind])
  return {
    reminders: isOn(SWITCHES.reminders),
    messages: isOn(SWITCHES.messages),
    news: isOn(SWITCHES.news),
  }
}

/** The settings that switch a kind of mails, or all, off or on. Off leaves notifications in the app and push as they are. */
export function changeMailChoices(
  type: MailKind | 'all',
  receive: boolean,
): Partial<Record<Switch, boolean>> {
  const change: Partial<Record<Switch, boolean>> = {}
  for (const one of type === 'all' ? KINDS : [type]) {
    const { mail, kind } = SWITCHES[one]
    change[mail] = receive
    if (receive && kind !== null) change[kind] = true
  }
  return change
}
