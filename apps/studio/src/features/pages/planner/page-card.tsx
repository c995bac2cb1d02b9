import { useFormat, useT } from '@foyer/i18n/react'
import { CoverPicture } from './cover-picture.tsx'
import { usePlanDrag } from './drag.ts'
import type { PlannedPage } from './edits.ts'
import { useFormatLoad } from './format-plan.ts'
import { PageMenu } from './page-menu.tsx'
import styles from './page-card.module.css'
import { usePlanner, type Slot } from './planner-context.ts'

/** A page on its day: picture, title, length, and what changed since the week before. */
export function PageCard({ slot, planned }: { readonly slot: Slot; readonly planned: PlannedPage }) {
  const { density, openPage } = usePlanner()
  const { page_id, title } = planned.page
  const { dragProps, isDragging } = usePlanDrag({ kind: 'planned', page_id, title })
  return (
    <div
      {...dragProps}
      className={styles.card}
      data-density={density}
      data-dragging={isDragging}
      title={title}
      onDoubleClick={() => openPage(page_id)}
    >
      {density === 'cards' && (
        <CoverPicture page={planned.page} width={160} height={64} className={styles.cover} />
      )}
      <LoadBadge planned={planned} />
      <span className={styles.card_words}>
        <span className={styles.card_title} dir="auto">
          {title}
        </span>
        {density === 'cards' && <PageMeta planned={planned} />}
      </span>
      <PageMenu slot={slot} planned={planned} />
    </div>
  )
}

/** How long a page takes; its type where it does not say. */
export function PageMeta({ planned: { minutes, page } }: { readonly planned: PlannedPage }) {
  const t = useT()
  const format = useFormat()
  return (
    <span className={styles.meta}>
      {minutes === null
        ? (t.find(`blocks.page_types.${page.content_type}`) ?? page.content_type)
        : t('studio_planner.minutes', { minutes: format.number(minutes) })}
    </span>
  )
}

/** What changed since the week before; nothing where nothing did. */
export function LoadBadge({ planned: { load_change } }: { readonly planned: PlannedPage }) {
  const formatLoad = useFormatLoad()
  if (!load_change) return null
  return (
    <span className={styles.load} data-less={load_change.amount < 0}>
      {formatLoad(load_change)}
    </span>
  )
}
