import { useFormat, useT } from '@foyer/i18n/react'
import { Avatar, Badge, Button, EmptyState, VisuallyHidden } from '@foyer/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { GitCompareArrows, History, Radio, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { QueryBoundary } from '#platform/load-state.tsx'
import { useSlug } from '#platform/routes.ts'
import { CompareDialog } from '../publish/compare-dialog.tsx'
import { getPreviousRelease } from '../publish/previous-release.ts'
import { useRestoreRelease } from '../publish/use-restore-release.ts'
import { useLiveRelease } from '../publish/use-live-release.ts'
import { releasesQuery, type Release } from '../queries.ts'
import { PagesLayout } from './pages-layout.tsx'
import { PlanList } from './plan-list.tsx'
import styles from './screens.module.css'

/** Every release there has been, which one is live, and the way back to any of them. */
export function ReleasesScreen() {
  const t = useT()
  const query = useInfiniteQuery(releasesQuery(useSlug()))
  const releases = query.data?.pages.flatMap((page) => page.items)
  // Only the refetch matters here, not its result.
  const refetch = query.refetch as () => Promise<never>
  const { live, live_id } = useLiveRelease(releases ?? [])
  const { busy, restore } = useRestore(live_id)
  const [compared, setCompared] = useState<Compared | null>(null)
  return (
    <PagesLayout>
      <PlanList />
      <QueryBoundary<readonly Release[]>
        query={{ data: releases, error: query.error, isFetching: query.isFetching, refetch }}
        content_name={t('publish.releases.what')}
      >
        {(items) =>
          items.length === 0 ? (
            <EmptyState
              icon={<History />}
              title={t('publish.releases.empty_title')}
              text={t('publish.releases.empty_text')}
            />
          ) : (
            <>
              {live && <LiveRelease live={live} busy={busy} onRestore={restore} onCompare={setCompared} />}
              <ReleaseList releases={items} busy={busy} onRestore={restore} onCompare={setCompared} />
              {query.hasNextPage && (
                <Button
                  kind="outline"
                  is_busy={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  {t('publish.releases.more')}
                </Button>
              )}
            </>
          )
        }
      </QueryBoundary>
      {compared && <CompareDialog {...compared} onClose={() => setCompared(null)} />}
    </PagesLayout>
  )
}

/** A release and the number of the one that it is compared with. */
type Compared = { readonly release: Release; readonly against: number }

type RestoreAction = {
  /** The id of the release being restored. */
  readonly busy: string | null
  readonly restore: (release: ReleaseName) => void
}

type ReleaseName = Pick<Release, 'id' | 'number'>

function useRestore(live_id: string | undefined): RestoreAction {
  const restoreRelease = useRestoreRelease()
  const [busy, setBusy] = useState<string | null>(null)
  return {
    busy,
    restore: ({ id }) => {
      setBusy(id)
      void restoreRelease({ to: id, from: live_id, can_undo: true }).finally(() => setBusy(null))
    },
  }
}

type ActionProps = {
  readonly busy: string | null
  readonly onRestore: (release: ReleaseName) => void
  readonly onCompare: (compared: Compared) => void
}

function LiveRelease({ live, busy, onRestore, onCompare }: ActionProps & { readonly live: Release }) {
  const t = useT()
  const format = useFormat()
  const before = getPreviousRelease(live)
  return (
    <section className={styles.live}>
      <span className={styles.liveSign}>
        <Radio aria-hidden="true" />
      </span>
      <div className={styles.liveWords}>
        <h2>{t('publish.releases.live', { number: live.number })}</h2>
        <p>
          {t('publish.releases.live_text', { name: live.author, when: format.dateTime(live.created_at) })}
        </p>
        <RestoredFrom release={live} />
      </div>
      {before && (
        <span className={styles.liveActions}>
          <Button
            kind="outline"
            icon={<GitCompareArrows />}
            onClick={() => onCompare({ release: live, against: before.number })}
          >
            {t('publish.releases.compare', { number: before.number })}
          </Button>
          <Button
            kind="outline"
            icon={<Undo2 />}
            is_busy={busy === before.id}
            onClick={() => onRestore(before)}
          >
            {t('publish.releases.undo', { number: before.number })}
          </Button>
        </span>
      )}
    </section>
  )
}

type ListProps = ActionProps & { readonly releases: readonly Release[] }

function ReleaseList({ releases, busy, onRestore, onCompare }: ListProps) {
  const t = useT()
  const format = useFormat()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('publish.releases.column_number')}</th>
          <th scope="col">{t('publish.releases.column_note')}</th>
          <th scope="col">{t('publish.releases.column_author')}</th>
          <th scope="col">{t('publish.releases.column_when')}</th>
          <th scope="col">
            <VisuallyHidden>{t('publish.releases.column_actions')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {releases.map((release) => (
          <tr key={release.id}>
            <th scope="row">{format.number(release.number)}</th>
            <td>
              <span className={styles.note}>
                {release.note === '' ? t('publish.releases.no_note') : release.note}
                {release.is_live && <Badge tone="ok">{t('publish.releases.badge_live')}</Badge>}
              </span>
              <Counts release={release} onCompare={onCompare} />
              {!release.is_live && (
                <p className={styles.published}>
                  {t('publish.releases.live_text', {
                    name: release.author,
                    when: format.dateTime(release.created_at),
                  })}
                </p>
              )}
              {!release.is_live && <RestoredFrom release={release} />}
            </td>
            <td>
              <span className={styles.author}>
                <Avatar name={release.author} size={20} />
                {release.author}
              </span>
            </td>
            <td>{format.dateTime(release.created_at)}</td>
            <td className={styles.rowActions}>
              {!release.is_live && (
                <Button
                  kind="outline"
                  size="small"
                  is_busy={busy === release.id}
                  aria-label={`${t('publish.releases.restore')} ${release.number}`}
                  onClick={() => onRestore(release)}
                >
                  {t('publish.releases.restore')}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Who last restored a release, and when; renders nothing when nobody did. */
function RestoredFrom({ release: { restored } }: { readonly release: Release }) {
  const t = useT()
  const format = useFormat()
  if (!restored) return null
  return (
    <p className={styles.restored}>
      {t('publish.releases.restored', { name: restored.by, when: format.dateTime(restored.at) })}
    </p>
  )
}

/** The number of changes against the previous release; a click shows them. The first release has none. */
function Counts({
  release,
  onCompare,
}: {
  readonly release: Release
  readonly onCompare: ListProps['onCompare']
}) {
  const t = useT()
  const change_text = t('publish.releases.counts', {
    changes: release.change_count,
    pages: release.page_count,
  })
  const { base } = release
  if (!base) return <span className={styles.counts}>{change_text}</span>
  return (
    <button
      type="button"
      className={styles.counts}
      onClick={() => onCompare({ release, against: base.number })}
    >
      {change_text} <VisuallyHidden>{t('publish.releases.compare', { number: base.number })}</VisuallyHidden>
    </button>
  )
}
