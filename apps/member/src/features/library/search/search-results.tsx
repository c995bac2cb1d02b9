import { useT } from '@foyer/i18n/react'
import { Announcement, Button, EmptyState } from '@foyer/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useOnline } from '#platform/offline/use-online.ts'
import { usePlatform } from '#platform/platform.ts'
import { QueryBoundary } from '#platform/screen/loaded.tsx'
import { RowSkeletons } from '#platform/screen/row-skeletons.tsx'
import { FailedGroup, ResultGroup, ResultRows } from '#platform/search/result-group.tsx'
import { FoundMessages, useFoundMessages } from '../../messaging/index.ts'
import { ContentRow } from './content-row.tsx'
import { KindChips, type KindChip } from './kind-chips.tsx'
import { KindResults } from './kind-results.tsx'
import { formatKind } from './kinds.ts'
import { OfflineResults } from './offline-results.tsx'
import { PersonRow, useIsInside, usePeople } from './people-rows.tsx'
import styles from './results.module.css'
import { MESSAGES_KIND, PEOPLE_KIND } from './search-address.ts'

/** People beside other results. */
const MAX_PEOPLE = 2

type ResultsProps = {
  term: string
  kind: string | null
  onKind: (kind: string | null) => void
  onOpen: () => void
}

/** What a term finds, by kind. Results of the term before stay, marked as busy, until the new ones have loaded. */
export function SearchResults({ term, kind, onKind, onOpen }: ResultsProps): ReactNode {
  const t = useT()
  const { api, locale: lang } = usePlatform()
  const is_online = useOnline()
  const is_inside = useIsInside()
  const pages = useQuery({
    queryKey: ['search', 'pages', term, lang],
    queryFn: ({ signal }) => api('library.search', { term, lang }, { signal }),
    placeholderData: keepPreviousData,
  })
  const people = usePeople(term)
  const messages = useFoundMessages(term, is_inside)
  if (!is_online && (pages.data === undefined || pages.isPlaceholderData))
    return <OfflineResults term={term} onOpen={onOpen} />
  return (
    <QueryBoundary query={pages}>
      {({ groups, is_corrected, is_searchable }) => {
        const page_count = groups.reduce((sum, { total_count }) => sum + total_count, 0)
        const count = page_count + people.total
        const has_messages = messages.found_messages.length + messages.found_threads.length > 0
        const has_failed = people.query.isError || messages.threads.isError || messages.messages.isError
        const is_pending = people.query.isLoading || messages.is_pending
        const chips: KindChip[] = [
          ...groups.map(({ content_type, total_count }) => ({ kind: content_type, count: total_count })),
          ...(people.total > 0 ? [{ kind: PEOPLE_KIND, count: people.total }] : []),
          ...(has_messages ? [{ kind: MESSAGES_KIND, count: null }] : []),
        ]
        const is_empty = kind === null && count === 0 && !has_messages && !has_failed
        if (is_empty && is_pending) return <RowSkeletons />
        if (is_empty) {
          const title = t(is_searchable ? 'common.search_no_results' : 'common.search_not_supported')
          return (
            <div aria-busy={pages.isPlaceholderData}>
              <Announcement>{title}</Announcement>
              <EmptyState icon={<SearchX />} title={title} />
            </div>
          )
        }
        return (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a link inside is followed
          <div
            className={styles.results}
            aria-busy={pages.isPlaceholderData}
            onClick={(event) => event.target instanceof Element && event.target.closest('a') && onOpen()}
          >
            {!pages.isPlaceholderData && <Announcement>{t('search.found', { count })}</Announcement>}
            <KindChips chips={chips} all={count} kind={kind} onKind={onKind} />
            {is_corrected && <p className={styles.note}>{t('search.corrected')}</p>}
            {kind === null ? (
              <div className={styles.groups}>
                {groups.map(({ content_type, total_count, items }) => (
                  <ResultGroup
                    key={content_type}
                    title={formatKind(t, content_type)}
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
                {people.query.isError && <FailedGroup title={t('search.people')} query={people.query} />}
                {people.people.length > 0 && (
                  <ResultGroup
                    title={t('search.people')}
                    aside={
                      people.total > MAX_PEOPLE && (
                        <AllButton count={people.total} onPress={() => onKind(PEOPLE_KIND)} />
                      )
                    }
                  >
                    <ResultRows>
                      {people.people.slice(0, MAX_PEOPLE).map((person) => (
                        <PersonRow key={person.user_id} person={person} term={term} onOpen={onOpen} />
                      ))}
                    </ResultRows>
                  </ResultGroup>
                )}
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
      }}
    </QueryBoundary>
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
