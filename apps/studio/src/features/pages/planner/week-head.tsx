import { DAYS_PER_WEEK } from '@foyer/contract/rules/program-weeks'
import { useT } from '@foyer/i18n/react'
import { IconButton } from '@foyer/ui'
import { Menu } from '@foyer/ui/menu'
import { Copy, Ellipsis, Pencil, Trash2, TrendingDown, TrendingUp } from 'lucide-react'
import type { Week } from './edits.ts'
import { getWeekLoad, useFormatLoad } from './format-plan.ts'
import styles from './planner.module.css'
import { usePlanner } from './planner-context.ts'

type WeekHeadProps = { readonly week: Week; readonly index: number }

/** The name of a week, its days, or what it adds to the one before, and its actions. */
export function WeekHead({ week, index }: WeekHeadProps) {
  const t = useT()
  const { density } = usePlanner()
  const name = t('studio_planner.week', { number: index + 1 })
  return (
    <>
      <span className={styles.week_line}>
        <span className={styles.week_name}>{name}</span>
        <WeekActions week={week} index={index} />
      </span>
      {week.page.title !== name && density === 'cards' && (
        <span className={styles.week_title} dir="auto">
          {week.page.title}
        </span>
      )}
      {density === 'cards' && <WeekFoot week={week} index={index} />}
    </>
  )
}

/** What the week adds to the one before; else its days since the start of the program. */
function WeekFoot({ week, index }: WeekHeadProps) {
  const t = useT()
  const formatLoad = useFormatLoad()
  const load = getWeekLoad(week)
  if (!load) {
    const from = index * DAYS_PER_WEEK + 1
    return (
      <span className={styles.week_foot}>
        {t('studio_planner.day_range', { from, to: from + DAYS_PER_WEEK - 1 })}
      </span>
    )
  }
  return (
    <span className={styles.week_foot} data-more={load.amount > 0}>
      {load.amount > 0 ? <TrendingUp aria-hidden="true" /> : <TrendingDown aria-hidden="true" />}
      {formatLoad(load)}
    </span>
  )
}

/** Copies, renames and deletes a week. */
export function WeekActions({ week, index }: WeekHeadProps) {
  const t = useT()
  const { is_read_only, copyWeek, renameWeek, removeWeek, openPage } = usePlanner()
  const number = index + 1
  if (is_read_only) return null
  return (
    <span className={styles.week_actions}>
      <IconButton
        size="small"
        icon={<Copy />}
        label={t('studio_planner.copy_week', { number })}
        onClick={() => copyWeek(index)}
      />
      <Menu
        label={t('studio_planner.week_actions', { number })}
        trigger={
          <IconButton size="small" icon={<Ellipsis />} label={t('studio_planner.week_actions', { number })} />
        }
        entries={[
          { id: 'copy', label: t('studio_planner.copy_to_weeks'), icon: <Copy /> },
          { id: 'rename', label: t('studio_planner.rename_week'), icon: <Pencil /> },
          { id: 'open', label: t('studio_planner.open_week') },
          'line',
          { id: 'delete', label: t('studio_planner.delete_week'), icon: <Trash2 />, tone: 'danger' },
        ]}
        onAction={(id) => {
          if (id === 'copy') copyWeek(index)
          if (id === 'rename') renameWeek(index)
          if (id === 'open') openPage(week.page.page_id)
          if (id === 'delete') removeWeek(index)
        }}
      />
    </span>
  )
}
