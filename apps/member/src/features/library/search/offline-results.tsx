import { formatFacts } from '@foyer/content/views'
import { createMatcher, findTermRanges, foldWords } from '@foyer/domain/search'
import { useT } from '@foyer/i18n/react'
import { Announcement, EmptyState, ListRow } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Cover } from '#platform/screen/cover.tsx'
import { Highlighted } from '#platform/search/highlighted.tsx'
import { ResultGroup, ResultRows } from '#platform/search/result-group.tsx'
import { usePages } from '../../pages/index.ts'
import styles from './results.module.css'

/** Without a network: the pages on this device whose titles a term finds. */
export function OfflineResults({ term, onOpen }: { term: string; onOpen?: () => void }): ReactNode {
  const t = useT()
  const { source } = usePages()
  const { data } = useQuery({
    queryKey: ['search', 'on-device'],
    queryFn: () => source.listOffline(),
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  })
  if (!data) return null
  const matches = createMatcher(term)
  const found = data.available.filter(({ title }) => matches(foldWords(title)))
  if (found.length === 0) {
    return (
      <EmptyState icon={<CloudOff />} title={t('search.offline_title')} text={t('search.offline_none')} />
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a link inside is followed
    <div onClick={(event) => event.target instanceof Element && event.target.closest('a') && onOpen?.()}>
      <Announcement>{t('search.found', { count: found.length })}</Announcement>
      <ResultGroup title={t('search.on_device')}>
        <ResultRows>
          {found.map(({ page_id, path, title, content_type, cover, asset, facts }) => (
            <li key={page_id}>
              <ListRow
                href={path}
                has_chevron={false}
                title={<Highlighted text={title} ranges={findTermRanges(title, term) ?? []} />}
                meta={formatFacts(t, content_type, facts)}
                lead={
                  <Cover
                    cover={cover}
                    asset={asset}
                    of={{ id: page_id, content_type }}
                    width={56}
                    height={56}
                  />
                }
                end={
                  <span className={styles.state}>
                    <CircleCheck aria-hidden="true" />
                    {t('search.on_device')}
                  </span>
                }
              />
            </li>
          ))}
        </ResultRows>
      </ResultGroup>
    </div>
  )
}
