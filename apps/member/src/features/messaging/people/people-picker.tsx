import { useT } from '@foyer/i18n/react'
import { EmptyState, SearchField } from '@foyer/ui'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { SearchX, Users } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { usePeopleUpdates } from '#platform/realtime/use-people-updates.ts'
import { QueryBoundary } from '#platform/screen/loaded.tsx'
import { ShowMore } from '#platform/screen/show-more.tsx'
import { useBlockedUserIds } from '#platform/session/use-blocked.ts'
import { useMember } from '#platform/session/use-session.ts'
import { flattenThreads } from '../inbox/merge-threads.ts'
import { useThreads } from '../inbox/use-threads.ts'
import styles from './people.module.css'
import { PersonChoice, type Person } from './person-row.tsx'
import { findOther } from './thread-people.ts'
import { useDebouncedTerm } from './use-debounced.ts'

/** How many people of the latest direct threads come first. */
const RECENT_PEOPLE = 4

type PeoplePickerProps = { picked: readonly Person[]; onToggle: (person: Person) => void }

/** The people whom the member may know of: those they have written with lately, then all by name, with search. */
export function PeoplePicker({ picked, onToggle }: PeoplePickerProps): ReactNode {
  const t = useT()
  const [typed, setTyped] = useState('')
  const term = useDebouncedTerm(typed)
  const recent = useRecentPeople()
  const shown_recent = term === '' ? recent : []
  usePeopleUpdates()
  return (
    <>
      <SearchField
        label={t('inbox.search_people')}
        clear_label={t('common.clear')}
        maxLength={60}
        value={typed}
        onSearch={setTyped}
      />
      {shown_recent.length > 0 && (
        <Section title={t('inbox.recent_people')} people={shown_recent} picked={picked} onToggle={onToggle} />
      )}
      <Directory term={term} without={shown_recent} picked={picked} onToggle={onToggle} />
    </>
  )
}

function Directory({
  term,
  without,
  picked,
  onToggle,
}: PeoplePickerProps & { term: string; without: readonly Person[] }): ReactNode {
  const t = useT()
  const api = useApi()
  const viewer_id = useMember()?.id
  const blocked = useBlockedUserIds()
  const query = useInfiniteQuery({
    queryKey: ['people', 'directory', term],
    queryFn: ({ pageParam: page }) =>
      api('directory.listDirectory', page === null ? { term } : { term, page }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_page }) => next_page,
    placeholderData: keepPreviousData,
  })
  const is_left_out = ({ user_id }: Person): boolean =>
    user_id === viewer_id || blocked.has(user_id) || without.some((one) => one.user_id === user_id)
  return (
    <QueryBoundary query={query}>
      {({ pages }) => {
        const people = pages.flatMap(({ items }) => items).filter((person) => !is_left_out(person))
        if (people.length === 0 && without.length > 0) return null
        if (people.length === 0) {
          return term === '' ? (
            <EmptyState icon={<Users />} title={t('inbox.nobody_title')} text={t('inbox.nobody_text')} />
          ) : (
            <EmptyState icon={<SearchX />} title={t('common.search_no_results')} />
          )
        }
        return (
          <>
            <Section title={t('inbox.everyone')} people={people} picked={picked} onToggle={onToggle} />
            <ShowMore of={query} />
          </>
        )
      }}
    </QueryBoundary>
  )
}

type SectionProps = PeoplePickerProps & { title: string; people: readonly Person[] }

function Section({ title, people, picked, onToggle }: SectionProps): ReactNode {
  return (
    <fieldset className={styles.part}>
      <legend className={styles.heading}>{title}</legend>
      {people.map((person) => (
        <PersonChoice
          key={person.user_id}
          person={person}
          is_chosen={picked.some(({ user_id }) => user_id === person.user_id)}
          onToggle={() => onToggle(person)}
        />
      ))}
    </fieldset>
  )
}

/** The other people of the latest direct threads. */
function useRecentPeople(): readonly Person[] {
  const viewer_id = useMember()?.id ?? null
  const blocked = useBlockedUserIds()
  const { data } = useThreads('all')
  return flattenThreads(data?.pages ?? [])
    .flatMap((thread) => {
      const user = findOther(thread, viewer_id)
      return user && !blocked.has(user.user_id) ? [{ ...user, is_staff: user.is_admin }] : []
    })
    .slice(0, RECENT_PEOPLE)
}
