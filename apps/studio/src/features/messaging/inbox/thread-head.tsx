import type { ConversationDetail, InboxTeamMember } from '@foyer/contract/messaging/inbox-shapes'
import { useT } from '@foyer/i18n/react'
import { Avatar, Button, IconButton } from '@foyer/ui'
import { Menu, type MenuEntry } from '@foyer/ui/menu'
import { useNavigate } from '@tanstack/react-router'
import {
  ArrowLeft,
  Check,
  ChevronDown,
  Ellipsis,
  Keyboard,
  MessageSquareText,
  PanelRight,
  Undo2,
  UserRound,
  UserRoundX,
} from 'lucide-react'
import { useAppTime } from '#platform/app-time.ts'
import { useSlug } from '#platform/routes.ts'
import { useTeamMember } from '#platform/session.ts'
import { openShortcutsDialog } from '#platform/shortcuts-dialog.ts'
import { useNow } from '#platform/use-now.ts'
import { formatWhen } from './format-when.ts'
import styles from './thread.module.css'
import { useAssign, useMarkDone } from './use-conversation-actions.ts'
import { useInboxKeys } from './use-inbox-keys.ts'

type ThreadHeadProps = {
  readonly conversation: ConversationDetail
  readonly team_members: readonly InboxTeamMember[]
  /** The latest message that is shown; a later one is not done with it. */
  readonly last_ts: string | undefined
  readonly onDone: () => void
  readonly onClose: () => void
  readonly onMember: () => void
  readonly onManageReplies: () => void
}

/** Whose conversation it is, how long they wait, who answers, and Done. */
export function ThreadHead(props: ThreadHeadProps) {
  const { conversation, team_members, last_ts, onDone, onClose, onMember, onManageReplies } = props
  const { title, is_done, abilities } = conversation
  const t = useT()
  const markDone = useMarkDone(conversation, last_ts, onDone)
  useInboxKeys({ e: () => markDone.mutate(!is_done) })
  const done_label = t(is_done ? 'studio_inbox.done.reopen' : 'studio_inbox.done.mark')
  return (
    <header className={styles.head}>
      <span className={styles.back}>
        <IconButton label={t('studio_inbox.back')} icon={<ArrowLeft />} onClick={onClose} />
      </span>
      <div className={styles.words}>
        <h2 className={styles.title} dir="auto">
          {title}
        </h2>
        <p className={styles.state}>
          <StateText conversation={conversation} />
        </p>
      </div>
      <div className={styles.tools}>
        {abilities.assign && <AssignMenu conversation={conversation} team_members={team_members} />}
        <Button
          kind="outline"
          className={styles.done}
          icon={is_done ? <Undo2 /> : <Check />}
          is_busy={markDone.isPending}
          aria-label={done_label}
          aria-keyshortcuts="E"
          title={done_label}
          onClick={() => markDone.mutate(!is_done)}
        >
          <span className={styles.done_text}>
            {t(is_done ? 'studio_inbox.done.reopen' : 'studio_inbox.done.short')}
          </span>
        </Button>
        <MoreMenu conversation={conversation} onManageReplies={onManageReplies} />
        <span className={styles.member_button}>
          <IconButton label={t('studio_inbox.member.show')} icon={<PanelRight />} onClick={onMember} />
        </span>
      </div>
    </header>
  )
}

function StateText({ conversation }: { readonly conversation: ConversationDetail }) {
  const t = useT()
  const { format, zone } = useAppTime()
  const now = useNow()
  const { waiting_since, is_done, type, participant_count } = conversation
  if (is_done) return t('studio_inbox.state.done')
  if (waiting_since !== null)
    return t('studio_inbox.state.waiting', { when: formatWhen(waiting_since, now, format, zone) })
  return type === 'group'
    ? t('studio_inbox.state.group', { count: participant_count })
    : t('studio_inbox.state.answered')
}

const NOBODY = 'nobody'

function AssignMenu({ conversation, team_members }: Pick<ThreadHeadProps, 'conversation' | 'team_members'>) {
  const t = useT()
  const me = useTeamMember()
  const assign = useAssign(conversation)
  const { assignee } = conversation
  const nameOf = ({ team_member_id, name }: InboxTeamMember): string =>
    team_member_id === me.id ? t('studio_inbox.assign.you') : name
  const name = assignee ? nameOf(assignee) : t('studio_inbox.assign.nobody')
  const mine_first = [...team_members].sort(
    (a, b) => Number(b.team_member_id === me.id) - Number(a.team_member_id === me.id),
  )
  const entries: MenuEntry[] = mine_first.map((one) => ({
    id: one.team_member_id,
    label: nameOf(one),
    icon: one.team_member_id === assignee?.team_member_id ? <Check /> : <UserRound />,
  }))
  return (
    <span className={styles.assign}>
      <Menu
        label={t('studio_inbox.assign.to')}
        trigger={
          <Button
            kind="ghost"
            aria-label={t('studio_inbox.assign.label', { name })}
            icon={assignee ? <Avatar name={assignee.name} size={20} /> : <UserRoundX />}
            icon_end={<ChevronDown />}
          >
            <span className={styles.assign_text}>{name}</span>
          </Button>
        }
        entries={[
          ...entries,
          'line',
          {
            id: NOBODY,
            label: t('studio_inbox.assign.nobody'),
            icon: assignee === null ? <Check /> : <UserRoundX />,
          },
        ]}
        onAction={(id) => assign.mutate(id === NOBODY ? null : id)}
      />
    </span>
  )
}

function MoreMenu({
  conversation: { member },
  onManageReplies,
}: Pick<ThreadHeadProps, 'conversation' | 'onManageReplies'>) {
  const t = useT()
  const slug = useSlug()
  const navigate = useNavigate()
  const member_id = member?.user_id ?? null
  const entries: MenuEntry<'member' | 'replies' | 'keys'>[] = [
    { id: 'replies', label: t('studio_inbox.replies.manage'), icon: <MessageSquareText /> },
    { id: 'keys', label: t('studio_inbox.keys'), icon: <Keyboard />, keys: '?' },
  ]
  if (member_id !== null)
    entries.unshift({ id: 'member', label: t('studio_inbox.member.open_page'), icon: <UserRound /> })
  return (
    <Menu
      label={t('common.more')}
      trigger={<IconButton label={t('common.more')} icon={<Ellipsis />} size="small" />}
      entries={entries}
      onAction={(id) => {
        if (id === 'replies') onManageReplies()
        else if (id === 'keys') openShortcutsDialog()
        else if (member_id !== null)
          void navigate({ to: '/apps/$slug/members/$member_id', params: { slug, member_id } })
      }}
    />
  )
}
