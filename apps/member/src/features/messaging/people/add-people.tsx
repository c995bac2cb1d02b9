import type { Thread } from '@foyer/contract/messaging/shapes'
import { useT } from '@foyer/i18n/react'
import { Button, EmptyState, SearchField } from '@foyer/ui'
import { FormErrorNotice } from '@foyer/ui/form'
import { Sheet } from '@foyer/ui/sheet'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { SearchX, Users } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { QueryBoundary } from '#platform/screen/loaded.tsx'
import { useAction } from '#platform/use-form.ts'
import { useThreadCache } from '../inbox/use-threads.ts'
import styles from './people.module.css'
import { PersonChoice, type Person } from './person-row.tsx'
import { PickedPeople, toggle } from './picked-people.tsx'
import { useDebouncedTerm } from './use-debounced.ts'

/** Adds people to a thread: those who are not in it and whom the member may write to. */
export function AddPeople({ thread, close }: { thread: Thread; close: () => void }): ReactNode {
  const t = useT()
  const api = useApi()
  const cache = useThreadCache()
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState<readonly Person[]>([])
  const term = useDebouncedTerm(typed)
  const query = useQuery({
    queryKey: ['messaging', 'addable', thread.id, term],
    queryFn: () => api('directory.listSubscribers', { term, excluded_by_thread: thread.id }),
    placeholderData: keepPreviousData,
  })
  const form = useAction(async () => {
    const user_ids = picked.map(({ user_id }) => user_id)
    cache.put(await api('messaging.addParticipants', { id: thread.id, user_ids }))
    await client.invalidateQueries({ queryKey: ['messaging', 'participants', thread.id] })
    close()
  })
  return (
    <Sheet
      is_open
      onOpenChange={(is_open) => {
        if (!is_open) close()
      }}
      title={t('inbox.add_people')}
      close_label={t('common.close')}
      footer={
        <Button is_wide disabled={picked.length === 0} is_busy={form.is_saving} onClick={() => form.submit()}>
          {t('inbox.add_count', { count: picked.length })}
        </Button>
      }
    >
      <div className={styles.picker}>
        <FormErrorNotice text={form.refusal} />
        <p className={styles.hint}>{t('inbox.added_see_new')}</p>
        <PickedPeople people={picked} onRemove={(person) => setPicked(toggle(picked, person))} />
        <SearchField
          label={t('inbox.search_people')}
          clear_label={t('common.clear')}
          maxLength={60}
          value={typed}
          onSearch={setTyped}
        />
        <QueryBoundary query={query}>
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState
                heading="h3"
                icon={term === '' ? <Users /> : <SearchX />}
                title={term === '' ? t('inbox.nobody_to_add') : t('common.search_no_results')}
              />
            ) : (
              <fieldset className={styles.rows} aria-label={t('inbox.people')}>
                {items.map((person) => (
                  <PersonChoice
                    key={person.user_id}
                    person={person}
                    is_chosen={picked.some(({ user_id }) => user_id === person.user_id)}
                    onToggle={() => setPicked(toggle(picked, person))}
                  />
                ))}
              </fieldset>
            )
          }
        </QueryBoundary>
      </div>
    </Sheet>
  )
}
