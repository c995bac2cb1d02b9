import { useT } from '@foyer/i18n/react'
import { Moon } from 'lucide-react'
import { CoverPicture } from './cover-picture.tsx'
import { usePlanDrag } from './drag.ts'
import { useFormatSlot } from './format-plan.ts'
import { LibraryList } from './library-list.tsx'
import type { TreeNode } from '../queries.ts'
import styles from './library-tray.module.css'
import { usePlanner } from './planner-context.ts'

/** The library beside the grid: pages are dragged onto a day, or pressed to put them on the day that has the focus. */
export function LibraryTray() {
  const t = useT()
  const { active, plan } = usePlanner()
  const formatSlot = useFormatSlot()
  return (
    <aside className={styles.tray} aria-label={t('studio_planner.library')}>
      <LibraryList>{(page) => <TrayPage page={page} />}</LibraryList>
      <RestDay />
      <p className={styles.tray_help}>
        {plan.weeks.length === 0
          ? t('studio_planner.tray_help')
          : t('studio_planner.tray_help_day', { place: formatSlot(active) })}
      </p>
    </aside>
  )
}

function TrayPage({ page }: { readonly page: TreeNode }) {
  const t = useT()
  const { active, drop, is_read_only } = usePlanner()
  const place = useFormatSlot()(active)
  const { page_id, title } = page
  const dragged = { kind: 'library', page_id, title } as const
  const { dragProps, isDragging } = usePlanDrag(dragged)
  return (
    <button
      {...dragProps}
      type="button"
      className={styles.tray_page}
      data-dragging={isDragging}
      aria-label={t('studio_planner.put', { title, place })}
      aria-disabled={is_read_only}
      onClick={() => !is_read_only && drop(dragged, active)}
    >
      <CoverPicture page={page} width={40} height={32} className={styles.tray_cover} />
      <span className={styles.tray_title} dir="auto">
        {title}
      </span>
    </button>
  )
}

function RestDay() {
  const t = useT()
  const { active, drop, is_read_only } = usePlanner()
  const place = useFormatSlot()(active)
  const dragged = { kind: 'rest' } as const
  const { dragProps, isDragging } = usePlanDrag(dragged)
  return (
    <button
      {...dragProps}
      type="button"
      className={styles.tray_rest}
      data-dragging={isDragging}
      aria-label={t('studio_planner.put', { title: t('studio_planner.key_rest'), place })}
      aria-disabled={is_read_only}
      onClick={() => !is_read_only && drop(dragged, active)}
    >
      <Moon aria-hidden="true" />
      {t('studio_planner.key_rest')}
    </button>
  )
}
