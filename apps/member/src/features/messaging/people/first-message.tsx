import { ApiError } from '@foyer/contract/api-error'
import { excerpt } from '@foyer/domain/text'
import { useFormat, useT } from '@foyer/i18n/react'
import { AvatarStack, Avatar, EmptyState, IconButton, Notice } from '@foyer/ui'
import { FormErrorNotice } from '@foyer/ui/form'
import { useQuery } from '@tanstack/react-query'
import { ArrowUp, ChevronLeft, Lock, MessageCircle } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { v4 as newUuid } from 'uuid'
import { useApi } from '#platform/api/use-api.ts'
import { useFormatError } from '#platform/format-error.ts'
import { usePersonName } from '#platform/person-name.ts'
import { usePlatform } from '#platform/platform.ts'
import { QueryBoundary } from '#platform/screen/loaded.tsx'
import { useMember } from '#platform/session/use-session.ts'
import { useToast } from '#platform/toasts.ts'
import { useFocusWhenOpened } from '../inbox/use-focus-when-opened.ts'
import { useThreadCache } from '../inbox/use-threads.ts'
import { TitleField } from './title-field.tsx'
import styles from './new-message.module.css'

type Profile = { user_id: string; subscriber_id: string | null; name: string; can_message: boolean }

type FirstMessageProps = {
  user_ids: readonly string[]
  title: string
  text: string
  onTitle: (title: string) => void
  onText: (text: string) => void
  onSent: () => void
  onBack: () => void
}

/** Writes to people: opens the thread that they have already, else the first message creates it. */
export function FirstMessage(props: FirstMessageProps): ReactNode {
  const { user_ids, title, onTitle, onBack } = props
  const t = useT()
  const api = useApi()
  const { location } = usePlatform()
  const viewer_id = useMember()?.id ?? null
  const others = user_ids.filter((id) => id !== viewer_id)
  const query = useQuery({
    queryKey: ['messaging', 'recipients', viewer_id, ...others],
    queryFn: async () => {
      const { items, is_read_by_team } = await api('messaging.listThreadProfiles', { user_ids: others })
      const subscriber_ids = items.flatMap(({ subscriber_id }) => subscriber_id ?? [])
      const is_complete = subscriber_ids.length === others.length && others.length > 0
      const found = is_complete ? await api('messaging.resolveThread', { subscriber_ids }) : { thread: null }
      return { items, subscriber_ids, thread_id: found.thread?.id ?? null, is_complete, is_read_by_team }
    },
    staleTime: 0,
  })
  const thread_id = query.data?.thread_id ?? null
  useEffect(() => {
    if (thread_id !== null) location.navigate(`/me/messages/${thread_id}`, { replace: true })
  }, [thread_id, location])

  return (
    <div className={styles.screen} data-hides-tabs="">
      <header className={styles.bar}>
        <button type="button" className={styles.back} aria-label={t('common.back')} onClick={onBack}>
          <ChevronLeft aria-hidden="true" />
        </button>
        <Names people={query.data?.items ?? []} />
      </header>
      <QueryBoundary query={query}>
        {({ items, subscriber_ids, is_complete, is_read_by_team }) => {
          if (!is_complete) return <NotAvailable />
          const locked = items.filter(({ can_message }) => !can_message)
          return (
            <>
              <div className={styles.people}>
                {items.length > 1 && <TitleField value={title} onChange={onTitle} />}
                {locked.length > 0 ? <LockedNotice people={locked} /> : <Greeting people={items} />}
              </div>
              {locked.length === 0 && (
                <FirstComposer {...props} subscriber_ids={subscriber_ids} is_read_by_team={is_read_by_team} />
              )}
            </>
          )
        }}
      </QueryBoundary>
    </div>
  )
}

function Names({
  people,
}: {
  people: readonly (Profile & { avatar_urls: { small: string } | null })[]
}): ReactNode {
  const t = useT()
  const format = useFormat()
  const personName = usePersonName()
  const names = people.map(({ name }) => personName(name))
  return (
    <div className={styles.names}>
      <AvatarStack>
        {people.slice(0, 3).map(({ user_id, name, avatar_urls }) => (
          <Avatar key={user_id} name={personName(name)} src={avatar_urls?.small ?? null} />
        ))}
      </AvatarStack>
      <h1 className={styles.title}>
        <bdi>{names.length === 0 ? t('inbox.new_message') : format.list(names)}</bdi>
      </h1>
    </div>
  )
}

function NotAvailable(): ReactNode {
  const t = useT()
  return (
    <EmptyState
      icon={<Lock />}
      title={t('inbox.recipients_gone_title')}
      text={t('inbox.recipients_gone_text')}
    />
  )
}

function LockedNotice({ people }: { people: readonly Profile[] }): ReactNode {
  const t = useT()
  const format = useFormat()
  const personName = usePersonName()
  return (
    <Notice icon={<Lock />}>
      {t('inbox.locked_people', {
        count: people.length,
        names: format.list(people.map(({ name }) => personName(name))),
      })}{' '}
      <a href="/me/account/privacy">{t('inbox.who_may_write')}</a>
    </Notice>
  )
}

function Greeting({ people }: { people: readonly Profile[] }): ReactNode {
  const t = useT()
  const format = useFormat()
  const personName = usePersonName()
  return (
    <EmptyState
      icon={<MessageCircle />}
      title={t('inbox.first_title')}
      text={t('inbox.first_text', { names: format.list(people.map(({ name }) => personName(name))) })}
    />
  )
}

type ComposerProps = Pick<FirstMessageProps, 'title' | 'text' | 'onText' | 'onSent'> & {
  subscriber_ids: readonly string[]
  is_read_by_team: boolean
}

/** The field of the first message. A retry uses the same id, so that no second thread is made. */
function FirstComposer(props: ComposerProps): ReactNode {
  const { subscriber_ids, is_read_by_team, title, text, onText, onSent } = props
  const t = useT()
  const { app } = usePlatform()
  const toast = useToast()
  const cache = useThreadCache()
  const { queue, location } = usePlatform()
  const formatError = useFormatError()
  const [is_busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  useFocusWhenOpened(field)
  const attempt = useRef({ text: '', client_id: '' })

  const send = async (): Promise<void> => {
    const message = text.trim()
    if (message === '' || is_busy) return
    if (attempt.current.text !== message) attempt.current = { text: message, client_id: newUuid() }
    const { client_id } = attempt.current
    setBusy(true)
    setRefusal(null)
    try {
      const sent = await queue.send({
        kind: 'send',
        key: client_id,
        name: 'messaging.createThread',
        input: {
          subscriber_ids: [...subscriber_ids],
          title: title.trim(),
          messages: [{ message, client_id }],
        },
        title: excerpt(message, 120),
      })
      onSent()
      if (sent.state === 'waiting') {
        toast(t('common.waiting_to_send'))
        location.navigate('/me/messages', { replace: true })
        return
      }
      cache.put(sent.output.thread)
      location.navigate(`/me/messages/${sent.output.thread.id}`, { replace: true })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefusal(formatError(error))
    } finally {
      setBusy(false)
    }
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    const { key, shiftKey, nativeEvent } = event
    const is_composing = nativeEvent.isComposing || nativeEvent.keyCode === 229
    if (key !== 'Enter' || shiftKey || is_composing || matchMedia('(pointer: coarse)').matches) return
    event.preventDefault()
    void send()
  }
  return (
    <form
      className={styles.foot}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <FormErrorNotice text={refusal} />
      {is_read_by_team && <p className={styles.readers}>{t('messages.read_by_team', { app: app.name })}</p>}
      <div className={styles.composer}>
        <textarea
          ref={field}
          className={styles.field}
          aria-label={t('messages.write')}
          placeholder={t('messages.write')}
          rows={1}
          maxLength={4000}
          dir="auto"
          value={text}
          onChange={({ target }) => onText(target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton
          type="submit"
          kind="accent"
          label={t('common.send')}
          icon={<ArrowUp />}
          aria-disabled={is_busy || text.trim() === ''}
        />
      </div>
    </form>
  )
}
