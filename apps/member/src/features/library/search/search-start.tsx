import { useT } from '@foyer/i18n/react'
import { EmptyState, Notice } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { CloudOff, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useOnline } from '#platform/offline/use-online.ts'
import { usePlatform } from '#platform/platform.ts'
import { Cover } from '#platform/screen/cover.tsx'
import { RecentSearches } from '#platform/search/recent-list.tsx'
import type { useRecentSearches } from '#platform/search/recent-searches.ts'
import { ResultGroup } from '#platform/search/result-group.tsx'
import { useMember } from '#platform/session/use-session.ts'
import { myContentQuery } from '../my-content-query.ts'
import { BrowseList, BrowseTiles, useBrowseKinds } from './browse.tsx'
import styles from './results.module.css'
import { MESSAGES_KIND, PEOPLE_KIND } from './search-address.ts'

/** Pages that were looked at lately. */
const MAX_LATELY = 8

type StartProps = {
  recent: ReturnType<typeof useRecentSearches>
  kind: string | null
  onTerm: (term: string) => void
  onKind: (kind: string | null) => void
}

/** Before a term is typed: the latest searches, what was looked at, and the kinds of pages. */
export function SearchStart({ recent, kind, onTerm, onKind }: StartProps): ReactNode {
  const t = useT()
  const is_online = useOnline()
  const { kinds, is_settled } = useBrowseKinds()
  const is_browsable = kind !== null && kind !== PEOPLE_KIND && kind !== MESSAGES_KIND
  if (is_browsable) return <BrowseList kind={kind} kinds={kinds} onKind={onKind} />
  return (
    <div className={styles.start}>
      {!is_online && (
        <Notice icon={<CloudOff />} title={t('search.offline_title')}>
          {t('search.offline_text')}
        </Notice>
      )}
      {recent.terms.length > 0 && <RecentSearches recent={recent} onChoose={onTerm} />}
      <Lately />
      <BrowseTiles kinds={kinds} onKind={onKind} />
      {is_settled && kinds.length === 0 && (
        <EmptyState icon={<SearchX />} title={t('common.search_not_supported')} />
      )}
    </div>
  )
}

/** The pages that a member has looked at lately. */
function Lately(): ReactNode {
  const t = useT()
  const source = usePlatform()
  const member = useMember()
  const { data } = useQuery({
    ...myContentQuery(source),
    enabled: member !== null && member.subscriber_id !== null,
  })
  const pages = data?.recentPages.slice(0, MAX_LATELY) ?? []
  if (pages.length === 0) return null
  return (
    <ResultGroup title={t('search.lately')}>
      <ul className={styles.shelf}>
        {pages.map(({ page_id, path, title, content_type, cover, cover_asset }) => (
          <li key={page_id}>
            <a href={path} className={styles.card}>
              <span className={styles.picture}>
                <Cover
                  cover={cover}
                  asset={cover_asset}
                  of={{ id: page_id, content_type }}
                  width={160}
                  height={160}
                />
              </span>
              <strong className={styles.name} dir="auto">
                {title}
              </strong>
              <span className={styles.count}>
                {t.find(`pages.kind.${content_type}`) ?? t('pages.kind.generic')}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </ResultGroup>
  )
}
