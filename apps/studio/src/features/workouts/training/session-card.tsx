import { artForType, EXERCISE_ART_TYPE } from '@foyer/content/traits'
import { formatArtSpec } from '@foyer/domain/art'
import { selectImageSource } from '@foyer/domain/pages'
import { useFormat, useT } from '@foyer/i18n/react'
import { Badge, Card } from '@foyer/ui'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { MessageSquareText } from 'lucide-react'
import { useStudioApp } from '../../apps/index.ts'
import { createArtUrl } from '#platform/art.ts'
import { InfiniteList } from '#platform/parts/infinite-list.tsx'
import { formatMinutes, formatVolume } from '../format-training.ts'
import type { SessionRow } from '../queries.ts'
import styles from './member-training.module.css'

type Page = { readonly items: readonly SessionRow[]; readonly has_more: boolean }

type SessionCardProps = {
  readonly query: UseInfiniteQueryResult<InfiniteData<Page>>
  readonly session_count: number
  readonly onSession: (session_id: string) => void
}

/** The last sessions of a member; each opens with its sets and comments. */
export function SessionCard({ query, session_count, onSession }: SessionCardProps) {
  const t = useT()
  return (
    <Card className={styles.card ?? ''}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{t('studio_training.last_sessions')}</h2>
        <span className={styles.note}>{t('studio_training.finished', { count: session_count })}</span>
      </div>
      <InfiniteList
        query={query}
        content_name={t('studio_training.last_sessions')}
        getRows={(pages) => pages.flatMap(({ items }) => items)}
        empty={<p className={styles.none}>{t('studio_training.no_sessions')}</p>}
      >
        {(rows) => (
          <ul className={styles.list}>
            {rows.map((row) => (
              <li key={row.id}>
                <SessionLine row={row} onSession={onSession} />
              </li>
            ))}
          </ul>
        )}
      </InfiniteList>
    </Card>
  )
}

/** One session: its workout and day, what it adds up to, and whether it was commented on. */
export function SessionLine({
  row,
  onSession,
}: {
  readonly row: SessionRow
  readonly onSession: (session_id: string) => void
}) {
  const t = useT()
  const format = useFormat()
  const { figures, feeling, comment_count, finished_at } = row
  const { volume_kg, sets, seconds, average_rpe } = figures
  const brand = useStudioApp().theme.primary_color
  return (
    <button type="button" className={styles.row} data-row="" onClick={() => onSession(row.id)}>
      <img
        className={styles.cover}
        src={getSessionCoverUrl(row, brand)}
        alt=""
        width={46}
        height={36}
        loading="lazy"
      />
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {row.title}
        </span>
        <span className={styles.meta}>
          <span>
            {format.day(row.local_date, 'near')}
            {seconds !== null && `, ${formatMinutes(t, seconds)}`}
          </span>
          {feeling !== null && <span>{t(`studio_training.feelings.${feeling}`)}</span>}
          {comment_count > 0 && (
            <span className={styles.comments}>
              <MessageSquareText aria-hidden="true" />
              {t('studio_training.comment_count', { count: comment_count })}
            </span>
          )}
        </span>
      </span>
      {finished_at === null ? (
        <Badge tone="ok">{t('studio_training.running')}</Badge>
      ) : (
        <span className={styles.values}>
          <span className={styles.value}>
            {volume_kg > 0 ? formatVolume(t, volume_kg) : t('studio_training.sets', { count: sets })}
          </span>
          {average_rpe !== null && (
            <span className={styles.meta}>
              {t('studio_training.rpe', { rpe: Math.round(average_rpe * 10) / 10 })}
            </span>
          )}
        </span>
      )}
    </button>
  )
}

/** The address of a session's picture: that of its workout, or one drawn in the app's colour. */
export function getSessionCoverUrl({ cover, cover_asset, workout_id }: SessionRow, brand: string): string {
  if (cover_asset) return selectImageSource(cover_asset, 46)
  const word = cover && 'art' in cover ? cover.art : formatArtSpec(artForType(workout_id, EXERCISE_ART_TYPE))
  return createArtUrl(brand, word, 138, 108)
}
