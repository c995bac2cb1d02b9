import { useT } from '@foyer/i18n/react'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useAnnounce } from '#editor/announce.tsx'
import { useSlug } from '#platform/routes.ts'
import { findPlanned, listDayPages, listDays, moveDay, type Plan, type WeekEdit } from './edits.ts'
import { useFormatSlot } from './format-plan.ts'
import type { Density, Dragged, Planner, Slot } from './planner-context.ts'
import type { WeekEdits } from './use-week-edits.ts'

type UsePlanner = {
  readonly plan: Plan
  readonly edits: WeekEdits
  readonly density: Density
  readonly is_read_only: boolean
  readonly onLibrary: (slot: Slot) => void
  readonly onCopyWeek: (week: number) => void
  readonly onRenameWeek: (week: number) => void
}

/** The state of the planner and its actions, each of which is announced and can be undone. */
export function usePlannerState(props: UsePlanner): Planner {
  const { plan, edits, density, is_read_only, onLibrary, onCopyWeek, onRenameWeek } = props
  const t = useT()
  const slug = useSlug()
  const navigate = useNavigate()
  const announce = useAnnounce()
  const formatSlot = useFormatSlot()
  const days = useMemo(() => listDays(plan), [plan])
  const [chosen, setActive] = useState<Slot>({ week: 0, day: 1 })
  const [clip, setClip] = useState<readonly string[]>([])
  const active: Slot = {
    week: Math.min(chosen.week, Math.max(0, plan.weeks.length - 1)),
    day: days.includes(chosen.day) ? chosen.day : 1,
  }

  const send = (list: readonly WeekEdit[], done: string): void => {
    if (is_read_only || list.length === 0) return
    announce(done)
    void edits.edit(list, done)
  }
  const weekId = (slot: Slot): string | undefined => plan.weeks[slot.week]?.page.page_id
  const titleOf = (page_id: string): string => findPlanned(plan, page_id)?.planned.page.title ?? ''
  const formatTitles = (page_ids: readonly string[]): string =>
    page_ids.length === 1
      ? titleOf(page_ids[0] ?? '')
      : t('studio_planner.count_pages', { count: page_ids.length })

  const drop = (dragged: Dragged, slot: Slot): void => {
    const week_id = weekId(slot)
    if (week_id === undefined) return
    setActive(slot)
    if (dragged.kind === 'rest') {
      remove(
        listDayPages(plan.weeks[slot.week], slot.day).map(({ page }) => page.page_id),
        slot,
      )
      return
    }
    const { page_id, title } = dragged
    const place = formatSlot(slot)
    if (dragged.kind === 'library') {
      send([{ kind: 'copy', page_id, week_id, day: slot.day }], t('studio_planner.added', { title, place }))
      return
    }
    const found = findPlanned(plan, page_id)
    if (found?.week.page.page_id === week_id && found.planned.day === slot.day) return
    send([{ kind: 'move', page_id, week_id, day: slot.day }], t('studio_planner.moved', { title, place }))
  }
  const remove = (page_ids: readonly string[], slot: Slot): void => {
    const done =
      slot.day === null
        ? t('studio_planner.removed', { title: formatTitles(page_ids) })
        : t('studio_planner.rested', { title: formatTitles(page_ids), place: formatSlot(slot) })
    send(
      page_ids.map((page_id) => ({ kind: 'remove', page_id })),
      done,
    )
  }

  return {
    plan,
    days,
    density,
    is_read_only,
    can_paste: clip.length > 0,
    active,
    setActive,
    drop,
    remove,
    moveBy: (slot, by) => {
      const moved = moveDay(plan, slot, by)
      if (!moved || is_read_only) return null
      const page_ids = listDayPages(plan.weeks[slot.week], slot.day).map(({ page }) => page.page_id)
      const place = formatSlot(moved.to)
      send(moved.edits, t('studio_planner.moved', { title: formatTitles(page_ids), place }))
      setActive(moved.to)
      return moved.to
    },
    copy: (page_ids) => {
      if (page_ids.length === 0) return
      setClip(page_ids)
      announce(t('studio_planner.copied', { title: formatTitles(page_ids) }))
    },
    paste: (slot) => {
      const week_id = weekId(slot)
      if (week_id === undefined) return
      const existing = clip.filter((page_id) => findPlanned(plan, page_id))
      const title = formatTitles(existing)
      send(
        existing.map((page_id) => ({ kind: 'copy', page_id, week_id, day: slot.day })),
        t('studio_planner.added', { title, place: formatSlot(slot) }),
      )
    },
    openLibrary: (slot) => {
      setActive(slot)
      onLibrary(slot)
    },
    openPage: (page_id) => void navigate({ to: '/apps/$slug/pages/$page_id', params: { slug, page_id } }),
    addWeek: () => {
      const title = t('studio_planner.week', { number: plan.weeks.length + 1 })
      send([{ kind: 'add_week', title }], t('studio_planner.week_added', { title }))
    },
    copyWeek: onCopyWeek,
    renameWeek: onRenameWeek,
    removeWeek: (week) => {
      const page = plan.weeks[week]?.page
      if (!page) return
      const title = t('studio_planner.week', { number: week + 1 })
      send([{ kind: 'remove', page_id: page.page_id }], t('studio_planner.week_removed', { title }))
    },
  }
}
