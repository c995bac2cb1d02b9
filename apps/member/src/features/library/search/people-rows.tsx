import type { OutputFor } from '@foyer/contract/client'
import { findTermRanges } from '@foyer/domain/search'
import { useT } from '@foyer/i18n/react'
import { Avatar, Badge, ListRow } from '@foyer/ui'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { usePersonName } from '#platform/person-name.ts'
import { usePlatform } from '#platform/platform.ts'
import { useHash } from '#platform/routing/use-hash.ts'
import { Highlighted } from '#platform/search/highlighted.tsx'
import { hasFailed } from '#platform/search/query-state.ts'
import { subscriptionOffer } from '#platform/session/subscription-offer.ts'
import { useBlockedUserIds } from '#platform/session/use-blocked.ts'
import { useMember } from '#platform/session/use-session.ts'
import styles from './results.module.css'

type Person = OutputFor<'directory.listDirectory'>['items'][number]

/** The longest term that the directory takes. */
const MAX_NAME_LENGTH = 60

/** Whether the viewer finds people and messages: members with access to the app do. */
export function useIsInside(): boolean {
  const { app } = usePlatform()
  const member = useMember()
  return member !== null && member.subscriber_id !== null && subscriptionOffer(app, member) === null
}

/** The other members whose names a term is in. */
export function usePeople(term: string) {
  const api = useApi()
  const blocked = useBlockedUserIds()
  const enabled = useIsInside()
  const query = useInfiniteQuery({
    queryKey: ['search', 'people', term],
    queryFn: ({ pageParam: page, signal }) =>
      api(
        'directory.listDirectory',
        { term: term.slice(0, MAX_NAME_LENGTH), without_viewer: true, ...(page === null ? {} : { page }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_page }) => next_page,
    enabled,
    placeholderData: keepPreviousData,
  })
  const has_failed = hasFailed(query)
  const pages = (enabled && !has_failed && query.data?.pages) || []
  const people = pages.flatMap(({ items }) => items).filter(({ user_id }) => !blocked.has(user_id))
  const total = people.length === 0 ? 0 : (pages[0]?.total ?? 0)
  return { query, people, total, enabled, has_failed }
}

/** A member; a press opens the profile. */
export function PersonRow({
  person,
  term,
  onOpen,
}: {
  person: Person
  term: string
  onOpen: () => void
}): ReactNode {
  const t = useT()
  const hash = useHash()
  const { user_id, avatar_urls, is_staff } = person
  const name = usePersonName()(person.name)
  return (
    <li>
      <ListRow
        onPress={() => {
          onOpen()
          hash.open('profile', { user: user_id })
        }}
        has_chevron
        lead={
          <span className={styles.person}>
            <Avatar name={name} src={avatar_urls?.small ?? null} size={44} />
          </span>
        }
        title={<Highlighted text={name} ranges={findTermRanges(name, term) ?? []} />}
        end={is_staff && <Badge tone="accent">{t('people.staff')}</Badge>}
      />
    </li>
  )
}
