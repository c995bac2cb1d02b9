import type { OutputFor } from '@foyer/contract/client'
import { useT } from '@foyer/i18n/react'
import { Announcement, Button, EmptyState } from '@foyer/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useOnline } from '#platform/offline/use-online.ts'
import { usePlatform } from '#platform/platform.ts'
import { RowSkeletons } from '#platform/screen/row-skeletons.tsx'
import { FailedGroup, ResultGroup, ResultRows } from '#platform/search/result-group.tsx'
import { hasFailed, isAwaited } from '#platform/search/query-state.ts'
import { FoundMessages, useFoundMessages } from '../../messaging/index.ts'
import { ContentRow } from './content-row.tsx'
import { KindChips, type KindChip } from './kind-chips.tsx'
import { KindResults } from './kind-results.tsx'
import { formatKind } from './kinds.ts'
import { OfflineResults } from './offline-results.tsx'
import { PersonRow, useIsInside, usePeople } from './people-rows.tsx'
import styles from './results.module.css'
import { MESSAGES_KIND, PEOPLE_KIND } from './search-address.ts'

/** While the answer is not there. */
const NO_PAGES: OutputFor<'library.search'> = { groups: [], is_corrected: false, is_searchable: true }

/** People beside other results. */
const MAX_PEOPLE = 2

type ResultsProps = {
  term: string
  kind: string | null
  onKind: (kind: string | null) => void
  onOpen: () => void
}

/**
 * What a term finds, by kind. Results of the term before stay, marked as busy, until the new ones have loaded; a kind
 * that fails to load says so and leaves the others.
 */
export function SearchResults({ term, kind, onKind, onOpen }: ResultsProps): ReactNode {
  const t = useT()
  const { api, locale: lang } = usePlatform()
  const is_online = useOnline()
  const pages = useQuery({
    queryKey: ['search', 'pages', term, lang],
    queryFn: ({ signal }) => api('library.search', { term, lang }, { signal }),
    placeholderData: keepPreviousData,
  })
  const people = usePeople(term)
  const messages = useFoundMessages(term, useIsInside())
  if (!is_online && (pages.data === undefined || pages.isPlaceholderData))
    return <OfflineResults term={term} onOpen={onOpen} />

  const have_pages_failed = hasFailed(pages)
  const { groups, is_corrected, is_searchable } = (have_pages_failed ? null : pages.data) ?? NO_PAGES
  const count = groups.reduce((sum, { total_count }) => sum + total_count, people.total)
  const has_messages = messages.found_messages.length + messages.found_threads.length > 0
  const has_failed =
    have_pages_failed || people.has_failed || messages.failed.threads || messages.failed.messages
  const is_pending = isAwaited(pages) || isAwaited(people.query) || messages.is_pending
  const is_empty = kind === null && count === 0 && !has_messages && !has_failed
  if ((pages.isLoading && !have_pages_failed) || (is_empty && is_pending)) return <RowSkeletons />
  if (is_empty) {
    const title = t(is_searchable ? 'common.search_no_results' : 'common.search_not_supported')
    return (
      <div>
        <Announcement>{title}</Announcement>
        <EmptyState icon={<SearchX />} title={title} />
      </div>
    )
  }
  const found_people = <FoundPeople key="people" found={people} term={term} onKind={onKind} onOpen={onOpen} />
  const are_people_first = is_corrected || groups.every(isFoundByTextOnly)
  const chips: KindChip[] = [
    ...groups.map(({ content_type, total_count }) => ({ kind: content_type, count: total_count })),
    ...(people.total > 0 ? [{ kind: PEOPLE_KIND, count: people.total }] : []),
    ...(has_messages ? [{ kind: MESSAGES_KIND, count: null }] : []),
  ]
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a link inside is followed
    <div
      className={styles.results}
      onClick={(event) => event.target instanceof Element && event.target.closest('a') && onOpen()}
    >
      {!is_pending && <Announcement>{t('search.found', { count })}</Announcement>}
      <KindChips chips={chips} all={count} kind={kind} onKind={onKind} />
      {is_corrected && <p className={styles.note}>{t('search.corrected')}</p>}
      {kind === null ? (
        <div className={styles.groups}>
          {are_people_first && found_people}
          {have_pages_failed && <FailedGroup title={t('search.pages')} query={pages} />}
          {groups.map(({ content_type, total_count, items }) => (
            <ResultGroup
              key={content_type}
              title={formatKind(t, content_type)}
              is_busy={pages.isPlaceholderData}
              aside={
                total_count > items.length && (
                  <AllButton count={total_count} onPress={() => onKind(content_type)} />
                )
              }
            >
              <ResultRows>
                {items.map((item) => (
                  <ContentRow key={item.page_id} item={item} />
                ))}
              </ResultRows>
            </ResultGroup>
          ))}
          {!are_people_first && found_people}
          <FoundMessages
            found={messages}
            all={<AllButton count={null} onPress={() => onKind(MESSAGES_KIND)} />}
          />
        </div>
      ) : (
        <KindResults key={kind} kind={kind} term={term} people={people} onOpen={onOpen} />
      )}
    </div>
  )
}

/** No title has the term as it was typed: a person of that name is more likely meant. */
function isFoundByTextOnly({ items }: OutputFor<'library.search'>['groups'][number]): boolean {
  return items.every(({ ranges }) => ranges.length === 0)
}

type PeopleProps = Pick<ResultsProps, 'term' | 'onKind' | 'onOpen'> & { found: ReturnType<typeof usePeople> }

function FoundPeople({ found, term, onKind, onOpen }: PeopleProps): ReactNode {
  const t = useT()
  const { query, people, total, has_failed } = found
  if (has_failed) return <FailedGroup title={t('search.people')} query={query} />
  if (people.length === 0) return null
  return (
    <ResultGroup
      title={t('search.people')}
      is_busy={query.isPlaceholderData}
      aside={total > MAX_PEOPLE && <AllButton count={total} onPress={() => onKind(PEOPLE_KIND)} />}
    >
      <ResultRows>
        {people.slice(0, MAX_PEOPLE).map((person) => (
          <PersonRow key={person.user_id} person={person} term={term} onOpen={onOpen} />
        ))}
      </ResultRows>
    </ResultGroup>
  )
}

/** Leads to all results of a group; `count` is null where it is not known. */
function AllButton({ count, onPress }: { count: number | null; onPress: () => void }): ReactNode {
  const t = useT()
  return (
    <Button kind="text" size="small" onClick={onPress}>
      {count === null ? t('search.all') : t('search.all_count', { count })}
    </Button>
  )
}
