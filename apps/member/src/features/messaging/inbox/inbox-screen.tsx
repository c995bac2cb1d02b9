import { ApiError } from '@foyer/contract/api-error'
import { BREAKPOINTS } from '@foyer/domain/constants'
import { findScreen } from '@foyer/domain/pages'
import { useT } from '@foyer/i18n/react'
import { Button, EmptyState } from '@foyer/ui'
import { MessageCircle } from 'lucide-react'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { usePlatform } from '#platform/platform.ts'
import { useChannel } from '#platform/realtime/use-channel.ts'
import { useHash } from '#platform/routing/use-hash.ts'
import { usePath } from '#platform/routing/use-path.ts'
import { RowSkeletons } from '#platform/screen/row-skeletons.tsx'
import { useMinWidth } from '#platform/screen/use-min-width.ts'
import { useSession } from '#platform/session/use-session.ts'
import { NewMessage } from '../people/new-message.tsx'
import { ParticipantsScreen } from '../people/participants-screen.tsx'
import { ThreadInfo } from '../people/thread-info.tsx'
import { useThreadQuery } from '../people/use-panel-thread.ts'
import styles from './inbox-screen.module.css'
import { ThreadList } from './thread-list.tsx'
import { MissingThread, ThreadScreen } from './thread-screen.tsx'
import { useThreadCache } from './use-threads.ts'

/**
 * The conversations of a member: the list, a thread, its people, or a new message. From `lg` the list is beside them,
 * from `xl` what there is to know of the thread too.
 */
export function InboxScreen(): ReactNode {
  const t = useT()
  const { app } = usePlatform()
  const { status } = useSession()
  const has_list = useMinWidth(BREAKPOINTS.lg)
  const match = findScreen(usePath('/me/messages'))
  const id = match?.params['id'] ?? null
  if (!app.messaging.is_chat_available) {
    return <EmptyState icon={<MessageCircle />} heading="h1" title={t('common.messaging_not_available')} />
  }
  if (status === 'unchecked') return <RowSkeletons />
  const is_member = status === 'authenticated'
  const content = id !== null ? <Thread key={id} id={id} is_list={match?.name === 'participants'} /> : null
  if (!is_member) return content ?? <SignInState />
  const is_new = match?.name === 'new_message'
  if (!has_list) return content ?? (is_new ? <NewMessage /> : <ThreadList current_id={null} />)
  return (
    <div className={styles.inbox}>
      <div className={styles.side}>
        <ThreadList current_id={id} />
      </div>
      {content ?? <div className={styles.main}>{is_new ? <NewMessage /> : <NothingChosen />}</div>}
    </div>
  )
}

function Thread({ id, is_list }: { id: string; is_list: boolean }): ReactNode {
  const query = useThreadQuery(id)
  const is_member = useSession().status === 'authenticated'
  const has_info = useMinWidth(BREAKPOINTS.xl) && is_member
  const thread = query.data
  useThreadFreshness(id, thread?.channel_id ?? null)
  if (!thread || isRefused(query.error)) {
    return (
      <div className={styles.main}>
        <MissingThread query={query} />
      </div>
    )
  }
  const is_of_people = thread.type === 'direct' || thread.type === 'group' || thread.type === 'feed'
  return (
    <>
      <div className={styles.main}>
        {is_list && thread.type === 'group' ? (
          <ParticipantsScreen thread={thread} />
        ) : (
          <ThreadScreen thread={thread} />
        )}
      </div>
      {has_info && is_of_people && !is_list && (
        <aside className={styles.info}>
          <ThreadInfo thread={thread} />
        </aside>
      )}
    </>
  )
}

/** The server knows no such thread for this member any more: what this device has of it is not shown. */
function isRefused(error: Error | null): boolean {
  return error instanceof ApiError && REFUSALS.has(error.code)
}

const REFUSALS: ReadonlySet<string> = new Set(['not_found', 'forbidden', 'messaging_unavailable'])

/** Loads a thread anew when its title or people change, and puts it into the list when it is left. */
function useThreadFreshness(id: string, channel_id: string | null): void {
  const cache = useThreadCache()
  const refresh = useEffectEvent(() => void cache.refresh(id))
  useChannel(channel_id, {
    on_events: (events) => {
      if (events.some(({ type }) => PEOPLE_EVENTS.has(type))) refresh()
    },
    on_refused: (code) => {
      if (code !== 'resync') refresh()
    },
  })
  useEffect(() => () => refresh(), [])
}

const PEOPLE_EVENTS: ReadonlySet<string> = new Set([
  'participant_added',
  'participant_removed',
  'thread_updated',
])

function NothingChosen(): ReactNode {
  const t = useT()
  return <EmptyState icon={<MessageCircle />} title={t('inbox.choose_title')} text={t('inbox.choose_text')} />
}

function SignInState(): ReactNode {
  const t = useT()
  const hash = useHash()
  return (
    <EmptyState
      icon={<MessageCircle />}
      heading="h1"
      title={t('common.messages')}
      text={t('inbox.sign_in_text')}
      actions={
        <Button size="small" onClick={() => hash.open('auth')}>
          {t('common.log_in')}
        </Button>
      }
    />
  )
}
