import { pageTraits } from '@foyer/content/traits'
import { useT } from '@foyer/i18n/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ReactNode } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import { useToday } from '../../platform/session/use-today.ts'
import { usePages } from '../pages/index.ts'
import type { TrackedPage } from '../pages/index.ts'
import { CompletionCelebration } from './completion-celebration.tsx'
import { LeaveDialog, RestartDialog, type EndedRun } from './run-dialogs.tsx'
import { useOpenedItem } from './scheduled-item.ts'
import { useBookmark, useCompletePage, useLeaveProgram, useStartProgram } from './use-progress-actions.ts'
import { useShiftPlan } from './use-shift-plan.ts'
import { useProgress, useRefetchOnSettled } from './use-progress.ts'

/** Synchronizes the member's progress on the current page to the page, celebrates completions, and asks before leaving. */
export function PageMemberSync({ page }: { page: TrackedPage }): ReactNode {
  const t = useT()
  const { api, network } = usePlatform()
  const { member } = usePages()
  const { page_id, page_title } = page
  const progress = useProgress(page_id)
  const { day } = useToday()
  const opened_item = useOpenedItem(page_id, day)
  const shiftPlan = useShiftPlan()
  const completePage = useCompletePage()
  const startProgram = useStartProgram()
  const leaveProgram = useLeaveProgram()
  const bookmark = useBookmark()
  const [is_celebrating, setDone] = useState(false)
  const [is_starting, setStarting] = useState(false)
  const [is_leaving, setLeaving] = useState(false)
  const [ended_run, setEndedRun] = useState<EndedRun | null>(null)
  useRefetchOnSettled()
  const { root_id, course_title } = progress
  const item_id = opened_item?.id ?? null
  const is_completed = opened_item?.is_completed ?? progress.is_completed

  const setCompleted = useEffectEvent((is_completed_now: boolean) => {
    setDone(is_completed_now)
    void completePage({ page_id, page_title, item_id }, is_completed_now).then((is_taken) => {
      if (!is_taken) setDone(false)
    })
  })
  const toggleBookmark = useEffectEvent(() => void bookmark(page))
  const startRun = (copies_completions: boolean): void => {
    setEndedRun(null)
    setStarting(true)
    void startProgram(page, copies_completions).finally(() => setStarting(false))
  }
  /** Asks what happens to the completions of a run that was left; where that is unknown, it starts without them. */
  const start = useEffectEvent(async () => {
    setStarting(true)
    const found = network.state.get() ? await api('progress.getRun', { id: page_id }).catch(() => null) : null
    if (found?.ended_run && found.ended_run.done > 0 && !found.run) {
      setStarting(false)
      setEndedRun(found.ended_run)
    } else startRun(false)
  })
  const leave = useEffectEvent(() => setLeaving(true))
  const shift = useEffectEvent((change: 'move' | 'skip') => {
    void shiftPlan({ page_id, page_title, plan: progress.plan, day: progress.today }, change)
  })

  useEffect(() => {
    if (progress.is_loading) return
    const { is_bookmarked, is_started, next_page_id, completed_page_ids, sequence } = progress
    const { plan, started_on, today } = progress
    const is_run_root = is_started && root_id === page_id
    member.set({
      page_id,
      is_completed,
      is_bookmarked,
      is_started,
      is_starting,
      is_run_root,
      next_page_id,
      completed_page_ids,
      sequence: sequence.map((step) => step.page_id),
      plan:
        is_run_root && started_on !== null && plan.length > 0
          ? { today, started_on, pages: plan, move: () => shift('move'), skip: () => shift('skip') }
          : null,
      setCompleted: (is_completed_now) => setCompleted(is_completed_now),
      toggleBookmark: () => toggleBookmark(),
      start: () => void start(),
      leave: () => leave(),
    })
  }, [member, page_id, progress, root_id, is_completed, is_starting])
  useEffect(() => () => member.set(null), [member])

  return (
    <>
      {is_celebrating && <CompletionCelebration page={page} close={() => setDone(false)} />}
      {is_leaving && root_id !== null && (
        <LeaveDialog
          root_id={root_id}
          title={course_title ?? page_title}
          label={t(pageTraits(page.content_type).leave_label)}
          onLeave={() => void leaveProgram({ page_id: root_id, page_title: course_title ?? page_title })}
          close={() => setLeaving(false)}
        />
      )}
      {ended_run && (
        <RestartDialog
          title={page_title}
          run={ended_run}
          onStart={startRun}
          close={() => setEndedRun(null)}
        />
      )}
    </>
  )
}
