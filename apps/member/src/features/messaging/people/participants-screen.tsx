import type { Participant, Thread } from '@foyer/contract/messaging/shapes'
import { useT } from '@foyer/i18n/react'
import { Button, EmptyState, IconButton, SearchField } from '@foyer/ui'
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { SearchX, UserRoundMinus, UserRoundPlus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { usePersonName } from '#platform/person-name.ts'
import { useHash } from '#platform/routing/use-hash.ts'
import { ConfirmDialog } from '#platform/screen/confirm-dialog.tsx'
import { QueryBoundary } from '#platform/screen/loaded.tsx'
import { Screen } from '#platform/screen/screen.tsx'
import { ShowMore } from '#platform/screen/show-more.tsx'
import { useMember } from '#platform/session/use-session.ts'
import { useToast } from '#platform/toasts.ts'
import { useToastedCall } from '#platform/use-toasted-call.ts'
import { useThreadCache } from '../inbox/use-threads.ts'
import styles from './people.module.css'
import { ParticipantRow } from './thread-info.tsx'
import { useDebouncedTerm } from './use-debounced.ts'

/** All people of a thread, with search; those who may can add and remove people. */
export function ParticipantsScreen({ thread }: { thread: Thread }): ReactNode {
  const t = useT()
  const hash = useHash()
  const [typed, setTyped] = useState('')
  const term = useDebouncedTerm(typed)
  return (
    <Screen
      title={t('inbox.people')}
      back={`/me/messages/${thread.id}`}
      actions={
        thread.abilities.add && (
          <Button kind="outline" size="small" icon={<UserRoundPlus />} onClick={() => hash.open('members')}>
            {t('common.add')}
          </Button>
        )
      }
    >
      <SearchField
        label={t('inbox.search_people')}
        clear_label={t('common.clear')}
        maxLength={60}
        value={typed}
        onSearch={setTyped}
      />
      <People thread={thread} term={term} />
    </Screen>
  )
}

function People({ thread, term }: { thread: Thread; term: string }): ReactNode {
  const t = useT()
  const api = useApi()
  const viewer_id = useMember()?.id
  const personName = usePersonName()
  const [removing, setRemoving] = useState<Participant | null>(null)
  const query = useInfiniteQuery({
    queryKey: ['messaging', 'participants', thread.id, viewer_id, term],
    queryFn: ({ pageParam: page }) => api('messaging.listParticipants', { id: thread.id, term, page }),
    initialPageParam: 0,
    getNextPageParam: ({ next_page }) => next_page,
    placeholderData: keepPreviousData,
  })
  return (
    <QueryBoundary query={query}>
      {({ pages }) => {
        const people = pages.flatMap(({ items }) => items)
        if (people.length === 0) {
          return <EmptyState icon={<SearchX />} title={t('common.search_no_results')} />
        }
        return (
          <>
            <ul className={styles.rows} aria-label={t('inbox.people')}>
              {people.map((person) => (
                <ParticipantRow
                  key={person.user.user_id}
                  participant={person}
                  end={
                    thread.abilities.remove &&
                    person.user.user_id !== viewer_id && (
                      <IconButton
                        size="small"
                        label={t('inbox.remove_person', { name: personName(person.user.name) })}
                        icon={<UserRoundMinus />}
                        onClick={() => setRemoving(person)}
                      />
                    )
                  }
                />
              ))}
            </ul>
            <ShowMore of={query} />
            {removing && <RemoveDialog thread={thread} person={removing} close={() => setRemoving(null)} />}
          </>
        )
      }}
    </QueryBoundary>
  )
}

type RemoveProps = { thread: Thread; person: Participant; close: () => void }

function RemoveDialog({ thread, person, close }: RemoveProps): ReactNode {
  const t = useT()
  const api = useApi()
  const toast = useToast()
  const cache = useThreadCache()
  const client = useQueryClient()
  const name = usePersonName()(person.user.name)
  const { is_busy, send } = useToastedCall()
  const remove = async (): Promise<void> => {
    const is_removed = await send(async () => {
      const left = await api('messaging.removeParticipant', { id: thread.id, user_id: person.user.user_id })
      if (left.thread) cache.put(left.thread)
      await client.invalidateQueries({ queryKey: ['messaging', 'participants', thread.id] })
    })
    if (is_removed) toast(t('inbox.removed', { name }))
    close()
  }
  return (
    <ConfirmDialog
      title={t('inbox.remove_title', { name })}
      text={t('inbox.remove_text', { name })}
      cancel_label={t('common.cancel')}
      confirm_label={t('common.remove')}
      is_busy={is_busy}
      onConfirm={() => void remove()}
      close={close}
    />
  )
}
