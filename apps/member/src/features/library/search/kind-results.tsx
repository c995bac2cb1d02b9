import { useT } from '@foyer/i18n/react'
import { EmptyState } from '@foyer/ui'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePlatform } from '#platform/platform.ts'
import { QueryBoundary } from '#platform/screen/loaded.tsx'
import { ShowMore } from '#platform/screen/show-more.tsx'
import { ResultRows } from '#platform/search/result-group.tsx'
import { MessageResults } from '../../messaging/index.ts'
import { ContentRow } from './content-row.tsx'
import { PersonRow, type usePeople } from './people-rows.tsx'
import styles from './results.module.css'
import { MESSAGES_KIND, PEOPLE_KIND } from './search-address.ts'

const PAGE_SIZE = 20

type KindProps = { kind: string; term: string; people: ReturnType<typeof usePeople>; onOpen: () => void }

/** All results of one kind. */
export function KindResults({ kind, term, people, onOpen }: KindProps): ReactNode {
  if (kind === PEOPLE_KIND) return <AllPeople term={term} found={people} onOpen={onOpen} />
  if (kind === MESSAGES_KIND) return <MessageResults term={term} has_people={false} onOpen={onOpen} />
  return <AllPages content_type={kind} term={term} />
}

function AllPeople({
  term,
  found,
  onOpen,
}: {
  term: string
  found: ReturnType<typeof usePeople>
  onOpen: () => void
}): ReactNode {
  if (!found.enabled) return <NothingFound />
  return (
    <QueryBoundary query={found.query}>
      {() =>
        found.people.length === 0 && !found.query.hasNextPage ? (
          <NothingFound />
        ) : (
          <div className={styles.list} aria-busy={found.query.isPlaceholderData}>
            <ResultRows>
              {found.people.map((person) => (
                <PersonRow key={person.user_id} person={person} term={term} onOpen={onOpen} />
              ))}
            </ResultRows>
            <ShowMore of={found.query} />
          </div>
        )
      }
    </QueryBoundary>
  )
}

function AllPages({ content_type, term }: { content_type: string; term: string }): ReactNode {
  const { api, locale: lang } = usePlatform()
  const query = useInfiniteQuery({
    queryKey: ['search', 'pages', term, lang, content_type],
    queryFn: ({ pageParam: offset, signal }) =>
      api('library.search', { term, content_type, lang, offset, limit: PAGE_SIZE }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ groups }, loaded) => {
      const shown = loaded.length * PAGE_SIZE
      return shown < (groups[0]?.total_count ?? 0) ? shown : undefined
    },
    placeholderData: keepPreviousData,
  })
  return (
    <QueryBoundary query={query}>
      {({ pages }) => {
        const items = pages.flatMap(({ groups }) => groups.flatMap((group) => group.items))
        if (items.length === 0) return <NothingFound />
        return (
          <div className={styles.list} aria-busy={query.isPlaceholderData}>
            <ResultRows>
              {items.map((item) => (
                <ContentRow key={item.page_id} item={item} />
              ))}
            </ResultRows>
            <ShowMore of={query} />
          </div>
        )
      }}
    </QueryBoundary>
  )
}

function NothingFound(): ReactNode {
  const t = useT()
  return <EmptyState icon={<SearchX />} title={t('common.search_no_results')} />
}
