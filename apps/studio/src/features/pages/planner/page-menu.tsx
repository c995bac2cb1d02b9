import { useT } from '@foyer/i18n/react'
import { Menu, type MenuEntry } from '@foyer/ui/menu'
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ClipboardPaste,
  Copy,
  Ellipsis,
  ExternalLink,
  Moon,
  Plus,
  Trash2,
} from 'lucide-react'
import { getModifierKey } from '#editor/keys/mod-key.ts'
import type { Day, PlannedPage } from './edits.ts'
import { WEEK_DAYS } from './edits.ts'
import { useFormatSlot } from './format-plan.ts'
import styles from './planner.module.css'
import { usePlanner, type Slot } from './planner-context.ts'

type MenuId = 'open' | 'copy' | 'paste' | 'day_before' | 'day_after' | 'week_before' | 'week_after' | 'rest'

/** The actions on one page of the plan. */
export function PageMenu({ slot, planned }: { readonly slot: Slot; readonly planned: PlannedPage }) {
  const t = useT()
  const { plan, is_read_only, can_paste, drop, openPage, copy, paste, remove } = usePlanner()
  const { page_id, title } = planned.page
  const dragged = { kind: 'planned', page_id, title } as const
  const has_day = (day: Day): boolean => day !== null && WEEK_DAYS.includes(day)
  const steps = [
    { id: 'day_before', icon: <ArrowLeft />, to: { ...slot, day: (slot.day ?? 0) - 1 } },
    { id: 'day_after', icon: <ArrowRight />, to: { ...slot, day: (slot.day ?? 0) + 1 } },
    { id: 'week_before', icon: <ArrowUp />, to: { ...slot, week: slot.week - 1 } },
    { id: 'week_after', icon: <ArrowDown />, to: { ...slot, week: slot.week + 1 } },
  ] as const
  const possible = steps.filter(
    ({ to }) => plan.weeks[to.week] !== undefined && (has_day(to.day) || to.day === slot.day),
  )
  const mod = getModifierKey()
  const edit_entries: MenuEntry<MenuId>[] = [
    {
      id: 'paste',
      label: t('studio_planner.paste'),
      icon: <ClipboardPaste />,
      keys: `${mod} V`,
      is_disabled: !can_paste,
    },
    'line',
    ...possible.map(({ id, icon }) => ({ id, icon, label: t(`studio_planner.${id}`) })),
    'line',
    slot.day === null
      ? { id: 'rest', label: t('common.remove'), icon: <Trash2 />, tone: 'danger' }
      : { id: 'rest', label: t('studio_planner.make_rest'), icon: <Moon />, keys: 'R' },
  ]
  const entries: MenuEntry<MenuId>[] = [
    { id: 'open', label: t('studio_planner.open'), icon: <ExternalLink /> },
    { id: 'copy', label: t('common.copy'), icon: <Copy />, keys: `${mod} C` },
    ...(is_read_only ? [] : edit_entries),
  ]
  return (
    <Menu
      label={t('studio_planner.page_actions', { title })}
      trigger={
        <button
          type="button"
          className={styles.more}
          data-menu=""
          aria-label={t('studio_planner.page_actions', { title })}
        >
          <Ellipsis aria-hidden="true" />
        </button>
      }
      entries={entries}
      onAction={(id) => {
        if (id === 'open') openPage(page_id)
        else if (id === 'copy') copy([page_id])
        else if (id === 'paste') paste(slot)
        else if (id === 'rest') remove([page_id], slot)
        else {
          const step = possible.find((one) => one.id === id)
          if (step) drop(dragged, step.to)
        }
      }}
    />
  )
}

/** The actions on a day without a page. */
export function EmptyDayMenu({ slot }: { readonly slot: Slot }) {
  const t = useT()
  const { can_paste, paste, openLibrary } = usePlanner()
  const place = useFormatSlot()(slot)
  return (
    <Menu
      label={t('studio_planner.day_actions', { place })}
      trigger={
        <button
          type="button"
          className={styles.add}
          data-menu=""
          aria-label={t('studio_planner.day_actions', { place })}
        >
          <Plus aria-hidden="true" />
        </button>
      }
      entries={[
        { id: 'add', label: t('studio_planner.add_page'), icon: <Plus /> },
        {
          id: 'paste',
          label: t('studio_planner.paste'),
          icon: <ClipboardPaste />,
          keys: `${getModifierKey()} V`,
          is_disabled: !can_paste,
        },
      ]}
      onAction={(id) => (id === 'add' ? openLibrary(slot) : paste(slot))}
    />
  )
}
