import { useT } from '@foyer/i18n/react'
import { Avatar, Badge, Button, EmptyState, ListRow, RowList, SearchField } from '@foyer/ui'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Lock, SearchX, Users } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { usePersonName } from '../../platform/person-name.ts'
import { usePlatform } from '../../platform/platform.ts'
import { usePeopleUpdates } from '../../platform/realtime/use-people-updates.ts'
import { useHash } from '../../platform/routing/use-hash.ts'
import { QueryBoundary } from '../../platform/screen/loaded.tsx'
import { RowSkeletons } from '../../platform/screen/row-skeletons.tsx'
import { ShowMore } from '../../platform/screen/show-more.tsx'
import { subscriptionOffer } from '../../platform/session/subscription-offer.ts'
import { useBlockedUserIds } from '../../platform/session/use-blocked.ts'
import { useMember, useSession } from '../../platform/session/use-session.ts'
import { PeopleUpsell } from './people-upsell.tsx'
import styles from './people.module.css'

/** The members' directory within a page, for signed-in members only. */
export function DirectoryPane({ placeholder }: { placeholder: string }): ReactNode {
  const t = useT()
  const hash = useHash()
  const { app } = usePlatform()
  const session = useSession()
  if (session.status === 'unchecked') return <RowSkeletons />
  if (session.status === 'authenticated' && session.user.subscriber_id !== null) {
    const offer = subscriptionOffer(app, session.user)
    return offer ? <PeopleUpsell heading="h3" offer={offer} /> : <Directory placeholder={placeholder} />
  }
  const is_guest = session.status === 'guest'
  return (
    <EmptyState
      icon={<Lock />}
      heading="h3"
      title={t('people.directory_locked_title')}
      text={is_guest ? t('people.directory_locked_text') : t('people.directory_pending_text')}
      actions={
        is_guest && (
          <Button size="small" onClick={() => hash.open('auth')}>
            {t('common.log_in')}
          </Button>
        )
      }
    />
  )
}

/** How long typing has to pause before the search starts. */
const SEARCH_DEBOUNCE_MS = 250

function Directory({ placeholder }: { placeholder: string }): ReactNode {
  const t = useT()
  const api = useApi()
  const [typed, setTyped] = useState('')
  const [term, setTerm] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setTerm(typed.trim()), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  usePeopleUpdates()
  const query = useInfiniteQuery({
    queryKey: ['people', 'directory', term],
    queryFn: ({ pageParam: page }) =>
      api('directory.listDirectory', page === null ? { term } : { term, page }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_page }) => next_page,
    placeholderData: keepPreviousData,
  })
  return (
    <div className={styles.directory}>
      <SearchField
        label={placeholder === '' ? t('people.search') : placeholder}
        clear_label={t('common.clear')}
        className={styles.search ?? ''}
        maxLength={60}
        value={typed}
        onSearch={setTyped}
      />
      <QueryBoundary query={query}>
        {({ pages }) => (
          <>
            <PeopleResults
              people={pages.flatMap(({ items }) => items)}
              found={pages[0]}
              has_term={term !== ''}
            />
            <ShowMore of={query} />
          </>
        )}
      </QueryBoundary>
    </div>
  )
}

type PeopleProps = {
  people: readonly {
    user_id: string
    name: string
    avatar_urls: { small: string } | null
    is_staff: boolean
  }[]
  found: { total: number; is_total_capped: boolean } | undefined
  has_term: boolean
}

function PeopleResults({ people, found, has_term }: PeopleProps): ReactNode {
  const t = useT()
  const hash = useHash()
  const member = useMember()
  const blocked = useBlockedUserIds()
  const personName = usePersonName()
  const shown = people.filter(({ user_id }) => !blocked.has(user_id))
  if (shown.length === 0) {
    return has_term ? (
      <EmptyState icon={<SearchX />} heading="h3" title={t('common.search_no_results')} />
    ) : (
      <EmptyState
        icon={<Users />}
        heading="h3"
        title={t('people.directory_empty_title')}
        text={t('people.directory_empty_text')}
      />
    )
  }
  const total = found?.total ?? shown.length
  return (
    <div className={styles.people}>
      <output className={styles.found}>
        {found?.is_total_capped ? t('people.found_many', { total }) : t('people.found', { total })}
      </output>
      <RowList label={t('people.list')}>
        {shown.map(({ user_id, name, avatar_urls, is_staff }) => (
          <ListRow
            key={user_id}
            onPress={() => hash.open('profile', { user: user_id })}
            lead={<Avatar name={personName(name)} src={avatar_urls?.small ?? null} size={44} />}
            title={personName(name)}
            end={renderBadge(t, { is_own: user_id === member?.id, is_staff })}
            has_chevron
          />
        ))}
      </RowList>
    </div>
  )
}

function renderBadge(
  t: ReturnType<typeof useT>,
  { is_own, is_staff }: { is_own: boolean; is_staff: boolean },
): ReactNode {
  if (is_own) return <Badge>{t('people.you')}</Badge>
  return is_staff ? <Badge tone="accent">{t('people.staff')}</Badge> : null
}
