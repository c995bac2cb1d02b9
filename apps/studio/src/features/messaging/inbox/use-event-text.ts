import type { ThreadNotification } from '@foyer/contract/messaging/shapes'
import { useFormat, useT } from '@foyer/i18n/react'

/** Words what the app reports in a conversation: who did what to whom. */
export function useEventText(): (event: ThreadNotification) => string {
  const t = useT()
  const format = useFormat()
  const nameOf = (person: ThreadNotification['actor']): string =>
    `\u2068${person?.name || t('studio_inbox.someone')}\u2069`
  return ({ event, actor, people, title }) =>
    t(`studio_inbox.events.${event}`, {
      actor: nameOf(actor),
      people: format.list(people.length === 0 ? [t('studio_inbox.someone')] : people.map(nameOf)),
      title: `\u2068${title ?? ''}\u2069`,
    })
}
