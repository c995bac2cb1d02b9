import type { Thread } from '@foyer/contract/messaging/shapes'
import { useT } from '@foyer/i18n/react'
import { IconButton } from '@foyer/ui'
import { Menu, type MenuEntry } from '@foyer/ui/menu'
import { Ban, ChevronLeft, Ellipsis, UserRound } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { usePersonName } from '../../../platform/person-name.ts'
import { usePlatform } from '../../../platform/platform.ts'
import { useHash } from '../../../platform/routing/use-hash.ts'
import { ConfirmDialog } from '../../../platform/screen/confirm-dialog.tsx'
import { useMember } from '../../../platform/session/use-session.ts'
import { useBlock } from '../../directory/index.ts'
import { ThreadAvatar } from '../people/thread-avatar.tsx'
import { findOther } from '../people/thread-people.ts'
import styles from './thread-screen.module.css'

type Action = 'profile' | 'block'

/** The way back, what the thread is, and what may be done with it. */
export function ThreadToolbar({ thread }: { thread: Thread }): ReactNode {
  const t = useT()
  const { parent_thread_id } = thread
  return (
    <header className={styles.bar}>
      <a
        href={parent_thread_id === null ? '/me/messages' : `/me/messages/${parent_thread_id}`}
        className={styles.back}
        data-to={parent_thread_id === null ? 'list' : 'parent'}
        aria-label={t('common.back')}
      >
        <ChevronLeft aria-hidden="true" />
      </a>
      <About thread={thread} />
      <Actions thread={thread} />
    </header>
  )
}

/** Picture, title and people; opens the page of a thread of a page, else what there is to know of it. */
function About({ thread }: { thread: Thread }): ReactNode {
  const t = useT()
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
  return <div className={styles.about}>{words}</div>
}

function formatMeta(thread: Thread, t: ReturnType<typeof useT>): string {
  if (thread.type === 'group') return t('inbox.people_count', { count: thread.total_count_participants })
  if (thread.type === 'feed') return t('inbox.channel')
  if (thread.type === 'page') return t('inbox.comments')
  return thread.notifications_enabled ? '' : t('inbox.muted')
}

function Actions({ thread }: { thread: Thread }): ReactNode {
  const t = useT()
  const hash = useHash()
  const member = useMember()
  const [asking, setAsking] = useState(false)
  const other = findOther(thread, member?.id ?? null)
  const entries = useEntries(!other?.is_admin)
  if (!member || !other) return null
  const run = (action: Action): void => {
    if (action === 'block') setAsking(true)
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
      {asking && other && <BlockDialog person={other} close={() => setAsking(false)} />}
    </>
  )
}

function useEntries(can_block: boolean): MenuEntry<Action>[] {
  const t = useT()
  const entries: (MenuEntry<Action> | false)[] = [
    { id: 'profile', label: t('inbox.view_profile'), icon: <UserRound /> },
    can_block && { id: 'block', label: t('people.block'), icon: <Ban />, tone: 'danger' },
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
