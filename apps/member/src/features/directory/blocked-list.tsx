import { useFormat, useT } from '@foyer/i18n/react'
import { Avatar, Button, EmptyState, ListRow, RowList } from '@foyer/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { UserRoundCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { usePeopleUpdates } from '../../platform/realtime/use-people-updates.ts'
import { QueryBoundary } from '../../platform/screen/loaded.tsx'
import { ShowMore } from '../../platform/screen/show-more.tsx'
import { useBlockedUserIds } from '../../platform/session/use-blocked.ts'
import styles from './people.module.css'
import { useBlock } from './use-block.ts'

/** Whom the member has blocked, each with the way back. */
export function BlockedList(): ReactNode {
  const t = useT()
  const api = useApi()
  const format = useFormat()
  const blocked = useBlockedUserIds()
  const change = useBlock()
  usePeopleUpdates()
  const query = useInfiniteQuery({
    queryKey: ['people', 'blocked'],
    queryFn: ({ pageParam: page }) => api('directory.listBlocked', page === null ? {} : { page }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_page }) => next_page,
  })
  return (
    <QueryBoundary query={query}>
      {({ pages }) => {
        const people = pages.flatMap(({ items }) => items).filter(({ user_id }) => blocked.has(user_id))
        if (people.length === 0) {
          return (
            <EmptyState
              icon={<UserRoundCheck />}
              heading="h3"
              title={t('people.blocked_empty_title')}
              text={t('people.blocked_empty_text')}
            />
          )
        }
        return (
          <div className={styles.directory}>
            <RowList label={t('people.blocked_list')}>
              {people.map((person) => (
                <ListRow
                  key={person.user_id}
                  lead={<Avatar name={person.name} src={person.avatar_urls?.small ?? null} size={44} />}
                  title={person.name}
                  meta={format.date(person.blocked_at, 'long')}
                  end={
                    <Button
                      kind="outline"
                      size="small"
                      aria-label={t('people.unblock_of', { name: person.name })}
                      onClick={() => void change(person, false)}
                    >
                      {t('people.unblock')}
                    </Button>
                  }
                />
              ))}
            </RowList>
            <ShowMore of={query} />
          </div>
        )
      }}
    </QueryBoundary>
  )
}
