import type { ThreadNotification } from '@foyer/contract/messaging/shapes'
import { useFormat, useT } from '@foyer/i18n/react'
import type { ReactNode } from 'react'
import { usePersonName } from '#platform/person-name.ts'
import styles from './bubbles.module.css'

/** What the app reports in a thread, in the reader's language. */
export function NotificationLine({
  notification,
  viewer_id,
}: {
  notification: ThreadNotification | null
  viewer_id: string | null
}): ReactNode {
  const words = useNotificationWords(viewer_id)
  return notification && <p className={styles.notification}>{words(notification)}</p>
}

/** Words a notification: who did what to whom. */
export function useNotificationWords(viewer_id: string | null): (notification: ThreadNotification) => string {
  const t = useT()
  const format = useFormat()
  const personName = usePersonName()
  const nameOf = (user: ThreadNotification['actor']): string => {
    if (!user) return t('messages.someone')
    return user.user_id === viewer_id ? t('messages.you') : isolate(personName(user.name))
  }
  return ({ event, actor, people, title }) => {
    const who = actor?.user_id === viewer_id ? 'you' : 'other'
    const values = {
      who,
      actor: nameOf(actor),
      people: format.list(
        people.length === 0
          ? [t('messages.someone')]
          : people.map((one) => (one.user_id === viewer_id ? t('messages.you_object') : nameOf(one))),
      ),
    }
    switch (event) {
      case 'created':
        return t('messages.notice_created', values)
      case 'renamed':
        return t('messages.notice_renamed', { ...values, title: isolate(title ?? '') })
      case 'added':
        return t('messages.notice_added', values)
      case 'removed':
        return t('messages.notice_removed', values)
      case 'left':
        return t('messages.notice_left', values)
      default:
        return event satisfies never
    }
  }
}

/** A name in a sentence has its own direction (first strong isolate). */
function isolate(name: string): string {
  return `\u2068${name}\u2069`
}
