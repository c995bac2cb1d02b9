import { ApiError } from '@foyer/contract/api-error'
import { useT } from '@foyer/i18n/react'
import { Button, EmptyState, ErrorState, Loading, Skeleton } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useOnline } from '../../platform/offline/use-online.ts'
import { usePeopleUpdates } from '../../platform/realtime/use-people-updates.ts'
import { useHash } from '../../platform/routing/use-hash.ts'
import { NotOnDevice } from '../../platform/screen/not-on-device.tsx'
import { useBlockedUserIds } from '../../platform/session/use-blocked.ts'
import { useMember } from '../../platform/session/use-session.ts'
import { Composer } from './composer.tsx'
import { MessageGroupView } from './message-group.tsx'
import { groupByAuthor } from './messages.ts'
import type { Message } from './messages.ts'
import { OutgoingList } from './outgoing-list.tsx'
import styles from './thread.module.css'
import { useOutbox } from './use-outbox.ts'
import { useThread } from './use-thread.ts'
import type { ThreadView } from './use-thread.ts'

/** A thread below a page: what was said, live, and where to say something. */
export function ThreadPane({ thread_id }: { thread_id: string }): ReactNode {
  const view = useThread(thread_id)
  const error = view.thread.data && view.list.data ? null : (view.thread.error ?? view.list.error)
  if (error) return <RefusedThread error={error} view={view} />
  if (!view.thread.data || !view.list.data) return <ThreadSkeleton />
  return <LoadedThread key={thread_id} thread_id={thread_id} view={view} />
}

function LoadedThread({ thread_id, view }: { thread_id: string; view: ThreadView }): ReactNode {
  const t = useT()
  const member = useMember()
  const hash = useHash()
  const blocked = useBlockedUserIds()
  usePeopleUpdates()
  const outbox = useOutbox(thread_id, view.list.data?.echoed ?? [], view.addMessages)
  const [deleting, setDeleting] = useState<Message | null>(null)
  const messages = (view.list.data?.messages ?? []).filter(({ user }) => !blocked.has(user?.user_id ?? ''))
  const is_empty = messages.length === 0 && outbox.outgoing.length === 0
  return (
    <div className={styles.thread}>
      {(view.list.data?.remaining_messages ?? 0) > 0 && (
        <Button kind="text" size="small" onClick={() => void view.loadEarlier()}>
          {t('messages.earlier')}
        </Button>
      )}
      {is_empty && (
        <EmptyState
          icon={<MessageCircle />}
          heading="h3"
          title={t('messages.empty_title')}
          text={t('messages.empty_text')}
        />
      )}
      <ol className={styles.list} aria-live="polite" aria-label={t('messages.list')}>
        {groupByAuthor(messages).map((group) => (
          <MessageGroupView
            key={group.messages[0]?.message_ts}
            group={group}
            is_own={group.author_id === member?.id}
            onLike={(message) => void view.like(message)}
            onDelete={setDeleting}
            onPerson={member ? (user) => hash.open('profile', { user }) : null}
          />
        ))}
        <OutgoingList outbox={outbox} />
      </ol>
      <ThreadFooter thread_id={thread_id} view={view} onSend={(text) => void outbox.send(text)} />
      {deleting && (
        <DeleteDialog
          close={() => setDeleting(null)}
          onDelete={() => {
            setDeleting(null)
            void view.remove(deleting)
          }}
        />
      )}
    </div>
  )
}

/** Where to write; strangers are asked in, and a closed thread says that it is closed. */
function ThreadFooter({
  thread_id,
  view,
  onSend,
}: {
  thread_id: string
  view: ThreadView
  onSend: (text: string) => void
}): ReactNode {
  const t = useT()
  const hash = useHash()
  const member = useMember()
  if (!member) {
    return (
      <Button kind="outline" is_wide onClick={() => hash.open('auth')}>
        {t('messages.log_in')}
      </Button>
    )
  }
  if (!view.thread.data?.abilities.send)
    return <p className={styles.state}>{t('errors.thread_is_read_only')}</p>
  return <Composer thread_id={thread_id} onSend={onSend} />
}

function DeleteDialog({ close, onDelete }: { close: () => void; onDelete: () => void }): ReactNode {
  const t = useT()
  return (
    <Dialog
      is_open
      role="alertdialog"
      onOpenChange={(is_open) => {
        if (!is_open) close()
      }}
      title={t('messages.delete_title')}
      actions={
        <>
          <Button kind="outline" size="small" onClick={close}>
            {t('common.cancel')}
          </Button>
          <Button kind="danger" size="small" onClick={onDelete}>
            {t('common.delete')}
          </Button>
        </>
      }
    >
      <p>{t('messages.delete_text')}</p>
    </Dialog>
  )
}

function RefusedThread({ error, view }: { error: Error; view: ThreadView }): ReactNode {
  const t = useT()
  const is_online = useOnline()
  const code = error instanceof ApiError ? error.code : ''
  if (!is_online) return <NotOnDevice heading="h3" />
  if (code === 'messaging_unavailable') {
    return <EmptyState icon={<MessageCircle />} heading="h3" title={t('common.messaging_not_available')} />
  }
  if (code === 'closed_in_preview') {
    return <EmptyState icon={<MessageCircle />} heading="h3" title={t('errors.closed_in_preview')} />
  }
  if (code === 'not_found' || code === 'forbidden') {
    return <EmptyState icon={<MessageCircle />} heading="h3" title={t('common.thread_no_permission')} />
  }
  return (
    <ErrorState
      heading="h3"
      title={t('common.error_occurred')}
      text={t('common.messages_failed_to_load')}
      retry={{
        label: t('common.retry'),
        onRetry: () => {
          void view.thread.refetch()
          void view.list.refetch()
        },
        is_busy: view.thread.isFetching || view.list.isFetching,
      }}
    />
  )
}

function ThreadSkeleton(): ReactNode {
  const t = useT()
  return (
    <Loading label={t('common.loading')}>
      <div className={styles.thread}>
        <Skeleton shape="control" width="68%" />
        <Skeleton shape="control" width="52%" />
      </div>
    </Loading>
  )
}
