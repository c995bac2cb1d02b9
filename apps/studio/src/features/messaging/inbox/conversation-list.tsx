import type { Conversation } from '@foyer/contract/messaging/inbox-shapes'
import { messageTsToInstant } from '@foyer/domain/messaging'
import { useT } from '@foyer/i18n/react'
import { Avatar, AvatarStack, Badge, VisuallyHidden } from '@foyer/ui'
import { Link } from '@tanstack/react-router'
import { useAppTime } from '#platform/app-time.ts'
import { removeEmpty } from '#platform/search-params.ts'
import { useSlug } from '#platform/routes.ts'
import { useTeamMember } from '#platform/session.ts'
import { useNow } from '#platform/use-now.ts'
import { readReplyDraft } from './drafts.ts'
import { formatWhen } from './format-when.ts'
import styles from './inbox.module.css'
import type { InboxSearch } from './queries.ts'
import { useLineText } from './use-line-text.ts'

type ConversationListProps = {
  readonly conversations: readonly Conversation[]
  readonly search: InboxSearch
  readonly open_id: string | undefined
}

/** Conversations as links, the latest first. */
export function ConversationList({ conversations, search, open_id }: ConversationListProps) {
  const t = useT()
  const slug = useSlug()
  return (
    <ul aria-label={t('studio_inbox.conversations')}>
      {conversations.map((one) => (
        <li key={one.id}>
          <Link
            to="/apps/$slug/messages/inbox"
            params={{ slug }}
            search={removeEmpty({ ...search, thread: one.id })}
            className={styles.row}
            activeProps={{}}
            aria-current={one.id === open_id ? 'true' : undefined}
            data-unread={one.is_unread}
            data-row=""
          >
            <ConversationRow conversation={one} scope={search.scope ?? 'team'} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

type ConversationRowProps = { readonly conversation: Conversation; readonly scope: 'team' | 'mine' }

function ConversationRow({ conversation, scope }: ConversationRowProps) {
  const t = useT()
  const { format, zone } = useAppTime()
  const now = useNow()
  const lineText = useLineText()
  const me = useTeamMember()
  const { id, title, latest, is_unread, unread_count, assignee } = conversation
  const draft = readReplyDraft(me.id, { id, scope })
  const at = latest === null ? null : messageTsToInstant(latest.message_ts)
  return (
    <>
      <span className={styles.dot} aria-hidden="true" />
      <Faces conversation={conversation} />
      <span className={styles.row_head}>
        <bdi className={styles.name} dir="auto">
          {title}
        </bdi>
        <PlanBadge conversation={conversation} />
        {at !== null && (
          <time className={styles.time} dateTime={at}>
            {formatWhen(at, now, format, zone)}
          </time>
        )}
      </span>
      <span className={styles.row_line}>
        <span className={styles.line} dir="auto">
          {draft === '' ? lineText(conversation) : t('studio_inbox.line.draft', { text: draft })}
        </span>
        {assignee && (
          <span title={t('studio_inbox.assign.label', { name: assignee.name })}>
            <Avatar name={assignee.name} size={20} />
            <VisuallyHidden>{t('studio_inbox.assign.label', { name: assignee.name })}</VisuallyHidden>
          </span>
        )}
      </span>
      {is_unread && <VisuallyHidden>{t('studio_inbox.unread', { count: unread_count })}</VisuallyHidden>}
    </>
  )
}

function Faces({ conversation: { title, member, faces } }: Pick<ConversationRowProps, 'conversation'>) {
  if (member || faces.length === 0)
    return <Avatar name={title} src={member?.avatar_urls?.small ?? null} size={32} />
  return (
    <span className={styles.faces}>
      <AvatarStack>
        {faces.slice(0, 2).map(({ user_id, name, avatar_urls }) => (
          <Avatar key={user_id} name={name} src={avatar_urls?.small ?? null} size={20} />
        ))}
      </AvatarStack>
    </span>
  )
}

const BADGES = { trialing: 'accent', past_due: 'danger' } as const

/** What the team should know of a member's plan before it answers. */
export function PlanBadge({ conversation: { member } }: Pick<ConversationRowProps, 'conversation'>) {
  const t = useT()
  const status = member?.plan?.status
  if (status !== 'trialing' && status !== 'past_due') return null
  return <Badge tone={BADGES[status]}>{t(`studio_inbox.plan.${status}`)}</Badge>
}
