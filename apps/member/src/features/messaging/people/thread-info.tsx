import type { Participant, Thread } from '@foyer/contract/messaging/shapes'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button, IconButton } from '@foyer/ui'
import { BellOff, Bell, LogOut, MessageCircle, Moon, Pencil, UserRoundPlus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { usePersonName } from '#platform/person-name.ts'
import { useHash } from '#platform/routing/use-hash.ts'
import { useMember } from '#platform/session/use-session.ts'
import { PersonWords } from './person-row.tsx'
import { RenameForm } from './rename-form.tsx'
import { ThreadAvatar } from './thread-avatar.tsx'
import { ThreadDialogs, type ThreadQuestion } from './thread-dialogs.tsx'
import styles from './thread-info.module.css'

/** How many people the panel shows before the whole list. */
const SHOWN_PEOPLE = 5

/** What there is to know of a thread, and what a member may change about it. */
export function ThreadInfo({ thread }: { thread: Thread }): ReactNode {
  const t = useT()
  const hash = useHash()
  const [question, setQuestion] = useState<ThreadQuestion['kind'] | null>(null)
  const is_muted = !thread.notifications_enabled
  return (
    <div className={styles.info}>
      <ThreadAvatar thread={thread} size="large" />
      <Title thread={thread} />
      <div className={styles.tiles}>
        <button
          type="button"
          className={styles.tile}
          data-on={is_muted || undefined}
          onClick={() => setQuestion('mute')}
        >
          {is_muted ? <BellOff aria-hidden="true" /> : <Bell aria-hidden="true" />}
          {is_muted ? t('inbox.muted') : t('inbox.mute')}
        </button>
        {thread.abilities.add && (
          <button
            type="button"
            className={styles.tile}
            onClick={() => hash.open('members', { thread: thread.id })}
          >
            <UserRoundPlus aria-hidden="true" />
            {t('common.add')}
          </button>
        )}
      </div>
      {is_muted && <MutedLine thread={thread} onChange={() => setQuestion('mute')} />}
      {!thread.is_feed && <People thread={thread} />}
      {thread.abilities.leave && (
        <Button
          kind="soft"
          is_wide
          className={styles.leave}
          icon={<LogOut />}
          onClick={() => setQuestion('leave')}
        >
          {t('inbox.leave_thread')}
        </Button>
      )}
      <ThreadDialogs question={question && { kind: question, thread }} close={() => setQuestion(null)} />
    </div>
  )
}

function Title({ thread }: { thread: Thread }): ReactNode {
  const t = useT()
  const format = useFormat()
  const personName = usePersonName()
  const [is_renaming, setRenaming] = useState(false)
  const since = thread.created_at && t('inbox.since', { date: format.date(thread.created_at, 'month') })
  const people =
    thread.type === 'group' && t('inbox.people_count', { count: thread.total_count_participants })
  if (is_renaming) return <RenameForm thread={thread} close={() => setRenaming(false)} />
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>
        <bdi>{personName(thread.title)}</bdi>
        {thread.abilities.rename && (
          <IconButton
            size="small"
            label={t('inbox.rename_thread')}
            icon={<Pencil />}
            onClick={() => setRenaming(true)}
          />
        )}
      </h2>
      <p className={styles.since}>{[people, since].filter(Boolean).join(' · ')}</p>
    </div>
  )
}

function MutedLine({ thread, onChange }: { thread: Thread; onChange: () => void }): ReactNode {
  const t = useT()
  const format = useFormat()
  return (
    <div className={styles.muted}>
      <Moon aria-hidden="true" />
      <p>
        <strong>
          {thread.muted_until === null
            ? t('inbox.muted_always')
            : t('inbox.muted_until', { date: format.dateTime(thread.muted_until, 'short') })}
        </strong>
      </p>
      <Button kind="text" size="small" onClick={onChange}>
        {t('common.change')}
      </Button>
    </div>
  )
}

function People({ thread }: { thread: Thread }): ReactNode {
  const t = useT()
  const count = thread.total_count_participants
  return (
    <section className={styles.people} aria-labelledby="thread-people">
      <div className={styles.line}>
        <h3 id="thread-people" className={styles.heading}>
          {t('inbox.people')}
        </h3>
        {thread.type === 'group' && (
          <a href={`/me/messages/${thread.id}/participants`} className={styles.all}>
            {t('inbox.all_people', { count })}
          </a>
        )}
      </div>
      <ul className={styles.rows}>
        {thread.participants.slice(0, SHOWN_PEOPLE).map((participant) => (
          <ParticipantRow
            key={participant.user.user_id}
            participant={participant}
            can_write={thread.type !== 'direct'}
          />
        ))}
      </ul>
    </section>
  )
}

type ParticipantRowProps = {
  participant: Participant
  /** Offers a direct thread with them. */
  can_write?: boolean
  /** A button at the end, such as a menu. */
  end?: ReactNode
}

/** Somebody in a thread: opens their profile, and a direct thread with them. */
export function ParticipantRow({ participant, can_write = true, end }: ParticipantRowProps): ReactNode {
  const t = useT()
  const hash = useHash()
  const personName = usePersonName()
  const viewer_id = useMember()?.id
  const { user_id, name, can_message, is_admin } = participant.user
  const is_own = user_id === viewer_id
  const meta = is_own ? t('messages.you') : can_message ? null : t('inbox.not_taking_messages')
  return (
    <li className={styles.row}>
      <button type="button" className={styles.person} onClick={() => hash.open('profile', { user: user_id })}>
        <PersonWords person={{ ...participant.user, is_staff: is_admin }} meta={meta} />
      </button>
      {!is_own && can_message && can_write && (
        <a
          href={`/me/messages/new?users=${user_id}`}
          className={styles.write}
          aria-label={t('inbox.message_person', { name: personName(name) })}
        >
          <MessageCircle aria-hidden="true" />
        </a>
      )}
      {end}
    </li>
  )
}
