import { useT } from '@foyer/i18n/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { prefersReducedData } from '#platform/offline/prefers-reduced-data.ts'
import { useOnline } from '#platform/offline/use-online.ts'
import { usePlatform } from '#platform/platform.ts'
import { Screen } from '#platform/screen/screen.tsx'
import { useMember } from '#platform/session/use-session.ts'
import { whenIdle } from '#platform/when-idle.ts'
import { ContentGrid } from './content-grid.tsx'
import styles from './discover.module.css'
import { FilterChips } from './filter-chips.tsx'
import { countFilters, TABS, type Tab } from './filters.ts'
import { StartedCard } from './started-card.tsx'
import { filterChoicesQuery, prefetchTab, startedQuery } from './use-content-list.ts'
import { useFilters } from './use-filters.ts'

const SEARCH_PATH = '/discover/search'

/** What the app has to offer, by kind: what is started first, then everything, narrowed by filters of the address. */
export function DiscoverScreen({ tab: name }: { tab?: string }): ReactNode {
  const t = useT()
  const tab = TABS.find((known) => known === name) ?? 'programs'
  const api = useApi()
  const [filters, change] = useFilters()
  const { data: choices } = useQuery(filterChoicesQuery(api, tab))
  const started = useStarted(tab)
  usePrefetchedTabs()
  const is_filtered = countFilters(filters) > 0
  const first = is_filtered || filters.sort !== 'recommended' ? null : started
  return (
    <Screen title={t('discover.title')} is_wide actions={<SearchLink />}>
      <div className={styles.bar}>
        <nav className={styles.tabs} aria-label={t('discover.kinds')}>
          {TABS.map((kind) => (
            <a
              key={kind}
              href={`/discover/${kind}`}
              className={styles.tab}
              aria-current={kind === tab ? 'page' : undefined}
            >
              {t(`discover.tab.${kind}`)}
            </a>
          ))}
        </nav>
        <FilterChips key={tab} {...{ tab, filters, change, choices }} />
      </div>
      {first && <StartedCard run={first} />}
      <ContentGrid key={`${tab} grid`} {...{ tab, filters, change }} first_id={first?.page_id ?? null} />
    </Screen>
  )
}

/** Loads the other tabs ahead, whose links are in view. */
function usePrefetchedTabs(): void {
  const source = usePlatform()
  const client = useQueryClient()
  const is_member = useMember() !== null
  const is_online = useOnline()
  useEffect(() => {
    if (!is_online || prefersReducedData()) return
    whenIdle(() => {
      for (const tab of TABS) void prefetchTab({ source, client, is_member }, tab)
    })
  }, [source, client, is_member, is_online])
}

/** The first run of the tab that the member can continue. */
function useStarted(tab: Tab) {
  const source = usePlatform()
  const member = useMember()
  const { data } = useQuery({ ...startedQuery(source, tab), enabled: member !== null })
  if (!member) return null
  return data?.find(({ access }) => access.granted) ?? null
}

/** The way to the search: an icon on phones, from `lg` a field with its key. */
function SearchLink(): ReactNode {
  const t = useT()
  const { app } = usePlatform()
  return (
    <a href={SEARCH_PATH} className={styles.search} aria-keyshortcuts="/">
      <Search aria-hidden="true" />
      <span className={styles.searchText}>{t('discover.search', { app: app.name })}</span>
      <kbd className={styles.key} aria-hidden="true">
        /
      </kbd>
    </a>
  )
}
