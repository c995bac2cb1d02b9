import { ApiError } from '@foyer/contract/api-error'
import type { Thread } from '@foyer/contract/messaging/shapes'
import { useT } from '@foyer/i18n/react'
import { Button, EmptyState, ErrorState, LinkButton } from '@foyer/ui'
import { MessageCircle } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useOnline } from '#platform/offline/use-online.ts'
import { usePeopleUpdates } from '#platform/realtime/use-people-updates.ts'
import { useHash } from '#platform/routing/use-hash.ts'
import { NotOnDevice } from '#platform/screen/not-on-device.tsx'
import { RowSkeletons } from '#platform/screen/row-skeletons.tsx'
import { useMember } from '#platform/session/use-session.ts'
import type { Target } from '../list/list-props.ts'
import { ThreadView } from '../thread-view.tsx'
import { parseMessageTs } from './message-address.ts'
import { PinnedMessages } from './pinned-messages.tsx'
import { ThreadToolbar } from './thread-toolbar.tsx'
import styles from './thread-screen.module.css'

/** A conversation with its toolbar and what is pinned in it. */
export function ThreadScreen({ thread }: { thread: Thread }): ReactNode {
  const [focus, setFocus] = useState<Target | null>(() => {
    const message_ts = parseMessageTs(globalThis.location.search)
    return message_ts === null ? null : { message_ts }
  })
  const show = (message_ts: string): void => setFocus({ message_ts })
  usePeopleUpdates()
  return (
    <div className={styles.screen} data-hides-tabs="">
      <ThreadToolbar thread={thread} onShow={show} />
      <PinnedMessages thread={thread} onOpen={show} />
      <div className={styles.conversation}>
        <ThreadView thread_id={thread.id} layout="screen" focus={focus} />
      </div>
    </div>
  )
}

type MissingThreadProps = {
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown }
}

/** In place of a thread that has not loaded, or that the viewer may not read. */
export function MissingThread({ query }: MissingThreadProps): ReactNode {
  const t = useT()
  const hash = useHash()
  const member = useMember()
  const is_online = useOnline()
  const code = query.error instanceof ApiError ? query.error.code : ''
  if (!is_online) return <NotOnDevice heading="h1" />
  if (!query.error) return <RowSkeletons />
  if (code === 'messaging_unavailable') {
    return <EmptyState icon={<MessageCircle />} heading="h1" title={t('common.messaging_not_available')} />
  }
  if (code === 'not_found' || code === 'forbidden' || code === 'invalid') {
    return (
      <EmptyState
        icon={<MessageCircle />}
        heading="h1"
        title={t('common.thread_no_permission')}
        actions={
          member ? (
            <LinkButton href="/me/messages" kind="outline" size="small">
              {t('common.messages')}
            </LinkButton>
          ) : (
            <Button size="small" onClick={() => hash.open('auth')}>
              {t('common.log_in')}
            </Button>
          )
        }
      />
    )
  }
  return (
    <ErrorState
      heading="h1"
      title={t('common.something_went_wrong')}
      text={t('common.messages_failed_to_load')}
      retry={{
        label: t('common.retry'),
        onRetry: () => void query.refetch(),
        is_busy: query.isFetching,
      }}
    />
  )
}
