import type { Thread } from '@foyer/contract/messaging/shapes'
import { useT } from '@foyer/i18n/react'
import { IconButton } from '@foyer/ui'
import { Menu, type MenuEntry } from '@foyer/ui/menu'
import {
  Ban,
  Bell,
  BellOff,
  CalendarSearch,
  ChevronLeft,
  Ellipsis,
  Info,
  LogOut,
  Pencil,
  UserRound,
  UserRoundPlus,
  Users,
} from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { usePersonName } from '#platform/person-name.ts'
import { usePlatform } from '#platform/platform.ts'
import { useHash } from '#platform/routing/use-hash.ts'
import { ConfirmDialog } from '#platform/screen/confirm-dialog.tsx'
import { useMember } from '#platform/session/use-session.ts'
import { useBlock } from '../../directory/index.ts'
import { DateDialog } from './date-dialog.tsx'
import { ThreadAvatar } from '../people/thread-avatar.tsx'
import { ThreadDialogs } from '../people/thread-dialogs.tsx'
import { findOther } from '../people/thread-people.ts'
import { ThreadSearch } from '../search/thread-search.tsx'
import { useFocusWhenOpened } from './use-focus-when-opened.ts'
import styles from './thread-screen.module.css'

type Action = 'info' | 'people' | 'date' | 'profile' | 'mute' | 'add' | 'rename' | 'block' | 'leave'

type ToolbarProps = { thread: Thread; onShow: (message_ts: string) => void }

/** The way back, what the thread is, and what may be done with it. */
export function ThreadToolbar({ thread, onShow }: ToolbarProps): ReactNode {
  const t = useT()
  const { parent_thread_id } = thread
  const ref = useRef<HTMLElement>(null)
  useFocusWhenOpened(ref)
  return (
    <header ref={ref} tabIndex={-1} className={styles.bar}>
      <a
        href={parent_thread_id === null ? '/me/messages' : `/me/messages/${parent_thread_id}`}
        className={styles.back}
        data-to={parent_thread_id === null ? 'list' : 'parent'}
        aria-label={t('common.back')}
      >
        <ChevronLeft aria-hidden="true" />
      </a>
      <About thread={thread} />
      <ThreadSearch thread_id={thread.id} />
      <Actions thread={thread} onShow={onShow} />
    </header>
  )
}

/** Picture, title and people; opens the page of a thread of a page, else what there is to know of it. */
function About({ thread }: { thread: Thread }): ReactNode {
  const t = useT()
  const hash = useHash()
  const member = useMember()
  const title = usePersonName()(thread.title)
  const words = (
    <>
      {thread.type !== 'reply' && <ThreadAvatar thread={thread} size="small" />}
      <span className={styles.words}>
        <h1 className={styles.title} dir="auto">
          {thread.type === 'reply' ? t('inbox.replies') : title}
        </h1>
        <span className={styles.meta}>{formatMeta(thread, t)}</span>
      </span>
    </>
  )
  if (thread.type === 'page' && thread.page_path !== null) {
    return (
      <a href={thread.page_path} className={styles.about}>
        {words}
      </a>
    )
  }
  if (!member || thread.type === 'reply' || thread.type === 'page')
    return <div className={styles.about}>{words}</div>
  return (
    <button type="button" className={styles.about} onClick={() => hash.open('participants')}>
      {words}
    </button>
  )
}

function formatMeta(thread: Thread, t: ReturnType<typeof useT>): string {
  if (thread.type === 'group') return t('inbox.people_count', { count: thread.total_count_participants })
  if (thread.type === 'feed') return t('inbox.channel')
  if (thread.type === 'page') return t('inbox.comments')
  return thread.notifications_enabled ? '' : t('inbox.muted')
}

function Actions({ thread, onShow }: ToolbarProps): ReactNode {
  const t = useT()
  const hash = useHash()
  const member = useMember()
  const { location } = usePlatform()
  const [asking, setAsking] = useState<'mute' | 'leave' | 'block' | 'date' | null>(null)
  const other = findOther(thread, member?.id ?? null)
  const entries = useEntries(thread, other !== null && !other.is_admin, other !== null)
  if (!member) return null
  const run = (action: Action): void => {
    if (action === 'mute' || action === 'leave' || action === 'block' || action === 'date') setAsking(action)
    else if (action === 'info') hash.open('participants')
    else if (action === 'people') location.navigate(`/me/messages/${thread.id}/participants`)
    else if (action === 'add') hash.open('members')
    else if (action === 'rename') hash.open('renaming')
    else if (other) hash.open('profile', { user: other.user_id })
  }
  return (
    <>
      <Menu
        label={t('inbox.actions')}
        trigger={<IconButton label={t('inbox.actions')} icon={<Ellipsis />} />}
        entries={entries}
        onAction={run}
      />
      <ThreadDialogs
        question={asking === 'mute' || asking === 'leave' ? { kind: asking, thread } : null}
        close={() => setAsking(null)}
      />
      {asking === 'date' && <DateDialog thread={thread} onShow={onShow} close={() => setAsking(null)} />}
      {asking === 'block' && other && <BlockDialog person={other} close={() => setAsking(null)} />}
    </>
  )
}

function useEntries(thread: Thread, can_block: boolean, has_profile: boolean): MenuEntry<Action>[] {
  const t = useT()
  const { abilities, type, notifications_enabled: is_loud } = thread
  const has_people = type === 'direct' || type === 'group'
  const is_listed = has_people || type === 'feed'
  const entries: (MenuEntry<Action> | false)[] = [
    is_listed && { id: 'info', label: t('inbox.info'), icon: <Info /> },
    has_profile && { id: 'profile', label: t('inbox.view_profile'), icon: <UserRound /> },
    type === 'group' && { id: 'people', label: t('inbox.people'), icon: <Users /> },
    {
      id: 'mute',
      label: is_loud ? t('inbox.mute') : t('inbox.change_mute'),
      icon: is_loud ? <BellOff /> : <Bell />,
    },
    { id: 'date', label: t('inbox.go_to_date'), icon: <CalendarSearch /> },
    abilities.add && { id: 'add', label: t('inbox.add_people'), icon: <UserRoundPlus /> },
    abilities.rename && { id: 'rename', label: t('common.rename'), icon: <Pencil /> },
    (can_block || abilities.leave) && 'line',
    can_block && { id: 'block', label: t('people.block'), icon: <Ban />, tone: 'danger' },
    abilities.leave && { id: 'leave', label: t('common.leave'), icon: <LogOut />, tone: 'danger' },
  ]
  return entries.filter((entry) => entry !== false)
}

type BlockProps = { person: { user_id: string; name: string }; close: () => void }

function BlockDialog({ person, close }: BlockProps): ReactNode {
  const t = useT()
  const change = useBlock()
  const { location } = usePlatform()
  const name = usePersonName()(person.name)
  return (
    <ConfirmDialog
      title={t('people.block_title', { name })}
      text={t('people.block_text', { name })}
      cancel_label={t('common.cancel')}
      confirm_label={t('people.block')}
      is_busy={false}
      onConfirm={() => {
        close()
        void change(person, true)
        location.navigate('/me/messages', { replace: true })
      }}
      close={close}
    />
  )
}
