import { excerpt } from '@foyer/domain/text'
import { ApiError } from '@foyer/contract/api-error'
import { useT } from '@foyer/i18n/react'
import { Button, EmptyState, ErrorState, Loading, Skeleton } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { MessageCircle, CircleAlert, Clock } from 'lucide-react'
import { useState, type ReactNode, useEffect, useEffectEvent } from 'react'
import { useOnline } from '../../platform/offline/use-online.ts'
import { usePeopleUpdates } from '../../platform/realtime/use-people-updates.ts'
import { useHash } from '../../platform/routing/use-hash.ts'
import { NotOnDevice } from '../../platform/screen/not-on-device.tsx'
import { useBlockedUserIds } from '../../platform/session/use-blocked.ts'
import { useMember } from '../../platform/session/use-session.ts'
import { Composer } from './composer.tsx'
import { MessageGroupView, MessageText } from './message-group.tsx'
import { groupByAuthor, type Message } from './messages.ts'
import styles from './thread.module.css'
import { useThread, type ThreadView } from './use-thread.ts'
import type { OutputFor } from '@foyer/contract/client'
import { v4 as newUuid } from 'uuid'
import type { WriteOutcome, QueuedWrite } from '../../platform/offline/write-queue.ts'
import { useWriteQueue, useQueuedWrites } from '../../platform/offline/use-queue.ts'
import { useFormatError } from '../../platform/format-error.ts'

/** A thread below a page: its messages, live, and the message field. */
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

/** The message field; guests are asked to sign in, and a closed thread is shown as closed. */
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

/** Lists messages being sent, each with its state as text. */
function OutgoingList({ outbox }: { outbox: Outbox }): ReactNode {
  return outbox.outgoing.map((one) => (
    <li key={one.client_id} className={styles.group} data-own="true">
      <div className={styles.bubbles}>
        <p className={styles.bubble} data-state={one.state}>
          <MessageText text={one.text} />
        </p>
        <OutgoingStatus one={one} outbox={outbox} />
      </div>
    </li>
  ))
}

function OutgoingStatus({ one, outbox }: { one: Outgoing; outbox: Outbox }): ReactNode {
  const t = useT()
  const { client_id, text, state, reason } = one
  if (state !== 'failed') {
    return (
      <p className={styles.state}>
        <Clock aria-hidden="true" />
        {state === 'sending' ? t('common.sending') : t('common.waiting_to_send')}
      </p>
    )
  }
  return (
    <p className={styles.state} data-state="failed" role="alert">
      <CircleAlert aria-hidden="true" />
      {t('messages.not_sent')}
      <button type="button" className={styles.again} onClick={() => void outbox.send(text, client_id)}>
        {t('common.retry')}
      </button>
      <button type="button" className={styles.again} onClick={() => outbox.discard(client_id)}>
        {t('common.discard')}
      </button>
      {reason}
    </p>
  )
}

/** A message on its way: sending, waiting for a network, or not sent, with the reason. */
type Outgoing = {
  client_id: string
  text: string
  state: 'sending' | 'waiting' | 'failed'
  reason: string | null
}

/** The messages of this device that the thread does not have yet. */
interface Outbox {
  outgoing: readonly Outgoing[]
  send: (text: string, client_id?: string) => Promise<void>
  discard: (client_id: string) => void
}

type PublishInput = { id: string; data: { action: 'publish'; message: string; client_id: string } }

/**
 * Sends messages of a thread; the text stays when sending fails (spec section 4, "Message send"). Messages in
 * `echoed` are in the thread already, though the response is pending.
 */
function useOutbox(
  thread_id: string,
  echoed: readonly string[],
  onSent: (messages: readonly Message[]) => void,
): Outbox {
  const queue = useWriteQueue()
  const formatError = useFormatError()
  const [unsent, setUnsent] = useState<readonly Outgoing[]>([])
  const waiting = useQueuedWrites('send').flatMap((write) => toOutgoing(write, thread_id) ?? [])
  const without = (client_id: string) => (list: readonly Outgoing[]) =>
    list.filter((entry) => entry.client_id !== client_id)

  const send: Outbox['send'] = async (text, client_id = newUuid()) => {
    const outgoing: Outgoing = { client_id, text, state: 'sending', reason: null }
    setUnsent((list) => [...without(client_id)(list), outgoing])
    const data = { action: 'publish' as const, message: text, client_id }
    try {
      const sent = await queue.send({
        kind: 'send',
        key: client_id,
        name: 'messaging.postMessage',
        input: { id: thread_id, data },
        title: excerpt(text, 120),
      })
      setUnsent(without(client_id))
      if (sent.state === 'sent') onSent(sent.output.messages)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const failed: Outgoing = { ...outgoing, state: 'failed', reason: formatError(error) }
      setUnsent((list) => list.map((entry) => (entry.client_id === client_id ? failed : entry)))
    }
  }

  const handleSettled = useEffectEvent((write: QueuedWrite, result: WriteOutcome) => {
    const outgoing = toOutgoing(write, thread_id)
    if (!outgoing) return
    if ('error' in result) {
      setUnsent((list) => [...list, { ...outgoing, state: 'failed', reason: formatError(result.error) }])
    } else onSent((result.output as OutputFor<'messaging.postMessage'>).messages)
  })
  useEffect(() => queue.onSettled((write, result) => handleSettled(write, result)), [queue])

  return {
    outgoing: [
      ...waiting,
      ...unsent.filter((entry) => !waiting.some((queued) => queued.client_id === entry.client_id)),
    ].filter(({ client_id }) => !echoed.includes(client_id)),
    send,
    discard: (client_id) => setUnsent(without(client_id)),
  }
}

function toOutgoing({ name, input }: QueuedWrite, thread_id: string): Outgoing | null {
  if (name !== 'messaging.postMessage') return null
  const { id, data } = input as PublishInput
  if (id !== thread_id || data.action !== 'publish') return null
  return { client_id: data.client_id, text: data.message, state: 'waiting', reason: null }
}
