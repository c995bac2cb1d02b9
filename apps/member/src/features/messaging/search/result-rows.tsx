import type { OutputFor } from '@foyer/contract/client'
import { messageTsToInstant } from '@foyer/domain/messaging'
import { findTermRanges } from '@foyer/domain/search'
import { useFormat, useT } from '@foyer/i18n/react'
import { Avatar, Badge } from '@foyer/ui'
import { FileText, Megaphone, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePersonName } from '#platform/person-name.ts'
import { useMember } from '#platform/session/use-session.ts'
import { Highlighted } from '#platform/search/highlighted.tsx'
import styles from './message-search.module.css'

type Person = OutputFor<'directory.listSubscribers'>['items'][number]
type Thread = OutputFor<'messaging.searchThreads'>['items'][number]
type Result = OutputFor<'messaging.searchMessages'>['items'][number]

/** Somebody to write to. */
export function PersonRow({ person, term }: { person: Person; term: string }): ReactNode {
  const t = useT()
  const name = usePersonName()(person.name)
  return (
    <Row
      href={`/me/messages/new?users=${person.subscriber_id}`}
      lead={<Avatar name={name} src={person.avatar_urls?.small ?? null} size={44} />}
      title={<Highlighted text={name} ranges={findTermRanges(name, term) ?? []} />}
      end={person.is_staff && <Badge tone="accent">{t('messages.coach')}</Badge>}
    />
  )
}

/** A conversation by its title or the people in it. */
export function ThreadRow({ thread }: { thread: Thread }): ReactNode {
  const t = useT()
  const personName = usePersonName()
  const title = personName(thread.title)
  const [person] = thread.people
  const kinds = {
    page: t('message_search.of_page'),
    direct: '',
    group: t('message_search.of_group'),
    feed: t('message_search.of_channel'),
    reply: '',
  }
  return (
    <Row
      href={`/me/messages/${thread.id}`}
      lead={
        thread.type === 'direct' && person ? (
          <Avatar name={personName(person.name)} src={person.avatar_urls?.small ?? null} size={44} />
        ) : (
          <ThreadSign type={thread.type} />
        )
      }
      title={<Highlighted text={title} ranges={thread.ranges} />}
      meta={kinds[thread.type]}
    />
  )
}

/** A message with its author, where it is, and the words that were found. */
export function MessageRow({ result, has_thread }: { result: Result; has_thread: boolean }): ReactNode {
  const t = useT()
  const format = useFormat()
  const personName = usePersonName()
  const viewer_id = useMember()?.id
  const { thread, message, excerpt, ranges } = result
  const is_own = message.user?.user_id === viewer_id
  const author = personName(message.user?.name ?? '')
  // An own message in a direct thread is found under the other person's name.
  const is_under_other = is_own && has_thread && thread.type === 'direct'
  const name = is_under_other ? personName(thread.title) : author
  return (
    <Row
      href={`/me/messages/${thread.id}?at=${message.message_ts}`}
      lead={
        <Avatar
          name={name}
          src={is_under_other ? null : (message.user?.avatar_urls?.small ?? null)}
          size={44}
        />
      }
      title={
        <>
          <bdi>{is_own && !is_under_other ? t('messages.you') : name}</bdi>
          {has_thread && thread.type !== 'direct' && (
            <span className={styles.where}>
              <bdi>{personName(thread.title)}</bdi>
            </span>
          )}
        </>
      }
      meta={
        <>
          {is_under_other && `${t('messages.you')}: `}
          <Highlighted text={excerpt} ranges={ranges} />
        </>
      }
      end={
        <time dateTime={messageTsToInstant(message.message_ts)}>
          {format.date(messageTsToInstant(message.message_ts), 'short')}
        </time>
      }
    />
  )
}

function ThreadSign({ type }: { type: Thread['type'] }): ReactNode {
  const Icon = type === 'feed' ? Megaphone : type === 'page' ? FileText : Users
  return (
    <span className={styles.sign} aria-hidden="true">
      <Icon />
    </span>
  )
}

type RowProps = { href: string; lead: ReactNode; title: ReactNode; meta?: ReactNode; end?: ReactNode }

function Row({ href, lead, title, meta, end }: RowProps): ReactNode {
  return (
    <li>
      <a href={href} className={styles.row}>
        {lead}
        <span className={styles.words}>
          <span className={styles.name}>{title}</span>
          {meta && <span className={styles.meta}>{meta}</span>}
        </span>
        {end && <span className={styles.end}>{end}</span>}
      </a>
    </li>
  )
}
